import {chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {ask} from '../../../tests/support/request.ts';
import {startNginx, whyNoNginx} from '../../nginx/start.ts';
import {filesBelow} from '../../../src/site/util/files.ts';
import {precompress} from '../compress.ts';
import {readHeaders} from '../headers.ts';
import {mainConfiguration, type MainOptions, serverBlock} from '../nginx.ts';
import {packOnprem} from '../pack.ts';

/** What the tests read of a container in compose.yaml. */
interface Service {
  readonly build: Readonly<Record<'context' | 'dockerfile', string>> & {
    readonly args: Readonly<Record<string, string>>;
  };
  readonly restart: string;
  readonly volumes?: readonly string[];
}

const date = new Date(Date.UTC(2025, 0, 1));
const _headers = '/*\n  X-Test: yes\n';
const long = (text: string): string => `<!doctype html>${`<p>${text}</p>`.repeat(100)}`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kw-onprem-unit-'));
});
afterEach(async () => {
  await rm(folder, {recursive: true, force: true});
});

async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const build = path.join(folder, 'build');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(build, name)), {recursive: true});
    await writeFile(path.join(build, name), text);
  }
  return build;
}

describe('readHeaders', () => {
  it('reads what the build defines for all paths', async () => {
    const build = await write({
      _headers: '/*\n  X-Content-Type-Options: nosniff\n  A: b; c: d\n/other\n  X-Other: 1\n',
    });
    const headers = await readHeaders(path.join(build, '_headers'));
    expect(headers).toMatchObject({'X-Content-Type-Options': 'nosniff', A: 'b; c: d'});
    // What every edition inside a network has besides.
    expect(headers).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
    expect(headers).not.toHaveProperty('X-Other');
  });

  it('refuses a build that defines none', async () => {
    const build = await write({_headers: '/other\n  X-Other: 1\n'});
    for (const name of ['_headers', 'missing']) {
      await expect(readHeaders(path.join(build, name))).rejects.toThrow(
        `${name} has no headers for all paths. Build the site again.`,
      );
    }
  });
});

describe('serverBlock', () => {
  it('refuses a value that would break the configuration', () => {
    const options = {baseUrl: '/', root: '/srv', listen: ['80'], mimeTypes: '/mime', brotli: false};
    expect(() => serverBlock({...options, headers: {A: 'a"b'}})).toThrow("can't be used");
    expect(() => serverBlock({...options, headers: {A: '$uri'}})).toThrow("can't be used");
  });
});

describe('precompress', () => {
  it('writes the same bytes each time, and leaves small and packed files alone', async () => {
    const build = await write({'a.html': long('text'), 'b.txt': 'short', 'c.png': long('picture')});
    const result = await precompress(build);
    expect(result.files).toBe(1);
    expect(filesBelow(build)).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.txt', 'c.png']);
    const first = await readFile(path.join(build, 'a.html.gz'));
    expect(gunzipSync(first).toString()).toBe(long('text'));
    await precompress(build);
    expect((await readFile(path.join(build, 'a.html.gz'))).equals(first)).toBe(true);
  });
});

describe('packOnprem', () => {
  it('nests the site in its base path and drops the stubs', async () => {
    const build = await write({
      'index.html': long('home'),
      'guide.html': long('guide'),
      'guide/index.html': 'stub',
      _headers,
    });
    const out = path.join(folder, 'out');
    const {headers} = await packOnprem({build, out, baseUrl: '/a/b/', date});
    expect(headers).toHaveProperty('X-Test', 'yes');
    expect(filesBelow(out).filter((name) => !/\.(?:br|gz)$/.test(name))).toEqual([
      '.dockerignore',
      'Containerfile',
      'README.md',
      'ask.md',
      'nginx/kamiwaza-docs.conf',
      'nginx/nginx.conf',
      'www/a/b/guide.html',
      'www/a/b/index.html',
    ]);
  });

  it('can be read by the user that the server runs as', async () => {
    const build = await write({
      'index.html': long('home'),
      'a/guide.html': long('guide'),
      _headers,
    });
    await chmod(path.join(build, 'index.html'), 0o600);
    await chmod(path.join(build, 'a'), 0o700);
    const out = path.join(folder, 'out');
    await packOnprem({build, out, baseUrl: '/', date});
    const mode = async (name: string): Promise<number> =>
      (await stat(path.join(out, name))).mode & 0o777;
    expect(await mode('www/a')).toBe(0o755);
    for (const name of filesBelow(out)) {
      expect([name, await mode(name)]).toEqual([name, 0o644]);
    }
  });

  it('empties its folder, but keeps the key of the operator as it is', async () => {
    const build = await write({'index.html': long('home'), _headers});
    const out = path.join(folder, 'out');
    const mcp = {server: '', host: 'localhost'};
    const key = path.join(out, 'llm-key', 'key.conf');
    await packOnprem({build, out, baseUrl: '/', date, mcp});
    expect((await stat(path.dirname(key))).mode & 0o777).toBe(0o755);
    await writeFile(key, 'set $kw_llm_key "Bearer x";');
    await chmod(key, 0o600);
    await chmod(path.dirname(key), 0o700);
    await writeFile(path.join(out, 'www', 'old.html'), 'old');
    for (const options of [{mcp}, {}]) {
      await packOnprem({build, out, baseUrl: '/', date, ...options});
      expect(await readFile(key, 'utf8')).toBe('set $kw_llm_key "Bearer x";');
      expect((await stat(key)).mode & 0o777).toBe(0o600);
      expect((await stat(path.dirname(key))).mode & 0o777).toBe(0o700);
      expect(filesBelow(out)).not.toContain('www/old.html');
    }
    // The second time there was no MCP server.
    expect(filesBelow(out)).not.toContain('compose.yaml');
  });

  it('gives files one time, which changes with the build and not only with the commit', async () => {
    const out = path.join(folder, 'out');
    const timeOf = async (files: Readonly<Record<string, string>>): Promise<number> => {
      const build = await write({_headers, 'other.html': long('other'), ...files});
      await packOnprem({build, out, baseUrl: '/', date});
      const names = filesBelow(path.join(out, 'www'));
      const times = new Set(
        await Promise.all(
          names.map(async (name) => (await stat(path.join(out, 'www', name))).mtimeMs),
        ),
      );
      expect([...times]).toHaveLength(1);
      return [...times][0] ?? 0;
    };
    const first = await timeOf({'index.html': long('main.1234.js')});
    expect(first).toBeLessThanOrEqual(date.getTime());
    expect(await timeOf({'index.html': long('main.1235.js')})).not.toBe(first);
    expect(await timeOf({'index.html': long('main.1234.js')})).toBe(first);
  });

  it('has the guides, whose links lead to each other', async () => {
    const build = await write({'index.html': long('home'), _headers});
    const out = path.join(folder, 'out');
    await packOnprem({build, out, baseUrl: '/', date});
    for (const name of ['README.md', 'ask.md']) {
      const text = await readFile(path.join(out, name), 'utf8');
      const files = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, file = '']) => file);
      expect(files.filter((file) => file !== 'README.md' && file !== 'ask.md')).toEqual([]);
      expect(files).not.toEqual([]);
    }
  });

  it('has containers that Docker and Podman build, start again after a reboot, and let read the key', async () => {
    const build = await write({'index.html': long('home'), _headers});
    const out = path.join(folder, 'out');
    await packOnprem({build, out, baseUrl: '/', date, mcp: {server: '', host: 'localhost'}});
    const {services} = parse(await readFile(path.join(out, 'compose.yaml'), 'utf8')) as {
      services: Readonly<Record<string, Service>>;
    };
    expect(Object.keys(services)).toEqual(['docs', 'mcp']);
    for (const {build: from, restart} of Object.values(services)) {
      const text = await readFile(path.join(out, from.context, from.dockerfile), 'utf8');
      const [, base = ''] = /^ARG BASE=(.+)$/m.exec(text) ?? [];
      // Without the variable, the base is that of the container file.
      expect(from.args.BASE).toMatch(/^\$\{DOCS_(?:NGINX|NODE)_IMAGE:-/);
      expect(from.args.BASE).toContain(`:-${base}}`);
      expect(filesBelow(path.join(out, from.context))).toContain(from.dockerfile);
      expect(restart).toBe('always');
    }
    expect(services.docs?.volumes).toEqual(['./llm-key:/etc/nginx/kw-llm:ro,Z']);
    expect(await readFile(path.join(out, '.dockerignore'), 'utf8')).toContain('llm-key\n');
  });

  it.skipIf(whyNoNginx() !== undefined)('answers whoever copies the whole site', async () => {
    const names = Array.from({length: 200}, (_, at) => `p${String(at)}`);
    const files = names.map((name) => [`${name}.html`, long(name)] as const);
    const build = await write({...Object.fromEntries(files), _headers});
    const out = path.join(folder, 'out');
    const {root, headers} = await packOnprem({build, out, baseUrl: '/', date});
    // Fewer open files than Debian's 1024, so that a small site is enough.
    const main = (options: MainOptions): string =>
      `worker_rlimit_nofile 300;\n${mainConfiguration(options)}`;
    const nginx = await startNginx(root, '/', headers, {main});
    try {
      for (const name of names) {
        expect([name, (await ask(nginx.port, `/${name}`)).status]).toEqual([name, 200]);
      }
    } finally {
      await nginx.stop();
    }
  });

  it.skipIf(whyNoNginx() !== undefined)('serves a site at the root of its host', async () => {
    const build = await write({
      'index.html': long('home'),
      'guide.html': long('guide'),
      '404.html': long('lost'),
      _headers,
    });
    const {root, headers} = await packOnprem({
      build,
      out: path.join(folder, 'out'),
      baseUrl: '/',
      date,
    });
    const nginx = await startNginx(root, '/', headers);
    try {
      const status = async (target: string): Promise<number> =>
        (await ask(nginx.port, target)).status;
      expect(await status('/')).toBe(200);
      expect(await status('/guide')).toBe(200);
      expect(await status('/lost')).toBe(404);
      expect((await ask(nginx.port, '/guide/')).headers.location).toBe('/guide');
      expect((await ask(nginx.port, '/index.html')).headers.location).toBe('/');
      // Browsers read `/\\host` as another host.
      for (const target of ['/%5cevil.example/', '/%5cevil.example.html', '/\\evil.example/']) {
        const {status: code, headers: sent} = await ask(nginx.port, target);
        expect([target, code, sent.location]).toEqual([target, 404, undefined]);
      }
    } finally {
      await nginx.stop();
    }
  });
});
