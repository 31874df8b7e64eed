// What agents get in each edition: lists of pages and the skill in the build, behind nginx and in the offline archive;
// and the MCP server of the archive, on a machine that has only Node.js.
import {type ChildProcess, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {bundleServer} from '../../scripts/mcp/bundle.ts';
import {SERVER_FILE} from '../../scripts/mcp/server-file.ts';
import {ask} from '../../scripts/nginx/request.ts';
import {type RunningNginx, startNginx, whyNoNginx} from '../../scripts/nginx/start.ts';
import {packOffline} from '../../scripts/offline/pack.ts';
import {packOnprem} from '../../scripts/onprem/pack.ts';
import {env} from '../../src/config/env.ts';
import {LATEST, RELEASES} from '../../src/data/releases.ts';
import {site} from '../../src/data/site.ts';
import {filesBelow} from '../../src/site/util/files.ts';

const ROOT = env.url + env.baseUrl;
const SKILLS = '.well-known/agent-skills/';
const date = new Date(Date.UTC(2025, 5, 15));
const place = {build: 'build', origin: env.url, baseUrl: env.baseUrl, date};

let folder: string;
/** The unpacked archive: in a folder of its own outside of the repository, with no node_modules above it. */
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kw-for-agents-'));
  const server = await bundleServer(place);
  const edition = await packOffline({...place, release: site.release, commit: 'test', server});
  archive = path.join(folder, edition.name);
  for (const [name, content] of Object.entries(unzipSync(edition.archive))) {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), content);
  }
}, 180_000);

afterAll(() => rm(folder, {recursive: true, force: true}));

/** Reads a file of an edition. */
type Read = (file: string) => Promise<string>;

/** The folders of the site that have their own list. */
const lists = filesBelow('build').filter((file) => /(?:^|\/)llms\.txt$/.test(file));
const sections = lists.filter((file) => !/^(?:sdk\/|[\d.]+\/)?llms\.txt$/.test(file));

/** Paths of files that a list or the skill names, from the edition's folder. */
function named(text: string, file: string): string[] {
  const found = text.match(/(?:https?:\/\/|(?<=\]\()|(?<=[ :]))[\w:./~-]+\.(?:md|txt)\b/g) ?? [];
  return found.map((one) =>
    one.startsWith(ROOT)
      ? one.slice(ROOT.length)
      : path.posix.join(path.posix.dirname(file), decodeURI(one)),
  );
}

/** What holds in every edition. */
function editions(read: Read): void {
  it('have a list for every section, with pages of that section only', async () => {
    expect(sections.length).toBeGreaterThan(4);
    for (const file of sections) {
      const text = await read(file);
      expect(text, file).toMatch(/^# .+\n\n> Part of .+\n/);
      const [, pages = ''] = text.split('\n## Pages\n');
      const targets = named(pages, file);
      const section = path.posix.dirname(file);
      expect(targets.length, file).toBeGreaterThanOrEqual(3);
      for (const target of targets) {
        expect([file, target.startsWith(`${section}/`) || target === `${section}.md`]).toEqual([
          file,
          true,
        ]);
        expect(await read(target)).toContain('\n# ');
      }
    }
  });

  it('name every section in the list of the site', async () => {
    const targets = named(await read('llms.txt'), 'llms.txt');
    expect(lists.filter((file) => file !== 'llms.txt' && !targets.includes(file))).toEqual([]);
    for (const target of targets) expect((await read(target)).length, target).toBeGreaterThan(0);
  });

  it('have a skill with its sum, whose files exist', async () => {
    const {$schema, skills} = JSON.parse(await read(`${SKILLS}index.json`)) as {
      $schema: string;
      skills: {name: string; type: string; description: string; url: string; digest: string}[];
    };
    expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(skills).toHaveLength(1);
    for (const {name, type, description, url, digest} of skills) {
      expect([name, type]).toEqual(['kamiwaza-docs', 'skill-md']);
      expect(description.length).toBeLessThanOrEqual(1024);
      const text = await read(SKILLS + url);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      expect(text).toContain(`\nname: ${name}\n`);
      for (const file of [SKILLS + url, 'skill.md']) {
        const targets = named(await read(file), file);
        expect(targets.length).toBeGreaterThan(4);
        for (const target of targets) {
          expect((await read(target)).length, target).toBeGreaterThan(0);
        }
      }
    }
  });
}

describe('the build', () => {
  editions((file) => readFile(path.join('build', file), 'utf8'));
});

describe('the offline archive', () => {
  const read: Read = (file) => readFile(path.join(archive, file), 'utf8');
  editions(read);

  it('names no address of the network where it has the file', async () => {
    for (const file of [...lists, 'skill.md', 'quickstart.md']) {
      const away = (await read(file)).match(/https?:\/\/[^\s)]+\.(?:md|txt)\b/g) ?? [];
      expect([file, away.filter((one) => one.startsWith(ROOT))]).toEqual([file, []]);
    }
    expect(await read('quickstart.md')).toContain(`canonical: ${ROOT}quickstart\n`);
  });
});

const reason = whyNoNginx();
if (reason !== undefined) console.log(`Skipped, for agents behind nginx: ${reason}`);
describe.skipIf(reason !== undefined)('the edition in nginx', () => {
  let nginx: RunningNginx;
  const types = new Map<string, string>();

  beforeAll(async () => {
    const {root, headers} = await packOnprem({
      build: 'build',
      out: path.join(folder, 'edition'),
      baseUrl: env.baseUrl,
      date,
      effort: {brotli: 1, gzip: 1},
    });
    nginx = await startNginx(root, env.baseUrl, headers);
  }, 120_000);

  afterAll(() => nginx.stop());

  editions(async (file) => {
    const {status, headers, body} = await ask(nginx.port, env.baseUrl + file);
    expect([file, status]).toEqual([file, 200]);
    types.set(file, String(headers['content-type']));
    return body.toString('utf8');
  });

  it('sends them with their types', () => {
    expect(types.get('llms.txt')).toBe('text/plain; charset=utf-8');
    expect(types.get('skill.md')).toBe('text/markdown; charset=utf-8');
    expect(types.get(`${SKILLS}index.json`)).toBe('application/json; charset=utf-8');
    expect(types.get(`${SKILLS}kamiwaza-docs/SKILL.md`)).toBe('text/markdown; charset=utf-8');
  });
});

describe('the MCP server of the archive', () => {
  /** Node.js that refuses to read outside of the archive, to write, and to start programs or threads. */
  const alone = (): string[] => [
    process.allowedNodeEnvironmentFlags.has('--permission')
      ? '--permission'
      : '--experimental-permission',
    `--allow-fs-read=${archive}/*`,
    path.join(archive, SERVER_FILE),
  ];
  const nothing = {PATH: ''};
  let child: ChildProcess | undefined;

  afterAll(() => {
    child?.kill('SIGTERM');
  });

  /** Starts the server with HTTP, and returns its address. */
  async function startHttp(): Promise<URL> {
    const server = spawn(process.execPath, [...alone(), '--http', '--port', '0'], {
      cwd: archive,
      env: nothing,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child?.kill('SIGTERM');
    child = server;
    return new Promise((resolve, reject) => {
      let said = '';
      server.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /listens at (http:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(new URL(found));
      });
      server.once('exit', () => reject(new Error(said)));
    });
  }

  it.each(['stdio', 'http'])(
    'answers with all four tools over %s',
    async (over) => {
      const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode: 'auto'}});
      await client.connect(
        over === 'http'
          ? new StreamableHTTPClientTransport(await startHttp())
          : new StdioClientTransport({
              command: process.execPath,
              args: alone(),
              cwd: archive,
              env: nothing,
              stderr: 'ignore',
            }),
      );
      const call = async (name: string, args: Record<string, unknown>): Promise<string> => {
        const {content, isError} = await client.callTool({name, arguments: args});
        expect([name, isError ?? false]).toEqual([name, false]);
        return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      };
      try {
        const {tools} = await client.listTools();
        expect(tools).toHaveLength(4);
        for (const version of RELEASES) {
          const found = await call('search_docs', {query: 'default password', version});
          expect(found).toContain(`Kamiwaza ${version}`);
          const address = /^https?:\S+$/m.exec(found)?.[0] ?? '';
          expect(address.startsWith(version === LATEST ? ROOT : `${ROOT}${version}/`)).toBe(true);
          const page = await call('read_page', {page: address});
          expect(page).toContain(`Kamiwaza ${version}`);
          expect(page.length).toBeGreaterThan(200);
          const symbol = await call('lookup_symbol', {name: 'list_models', version});
          expect(symbol).toContain('list_models(');
          expect(symbol).toContain('HTTP: GET /');
        }
        const known = await call('diagnose_error', {
          log: 'dial unix /var/run/docker.sock: connect: connection refused',
        });
        expect(known).toMatch(/^Cause: .+/m);
        expect(known).toContain(`${ROOT}errors/`);
      } finally {
        await client.close();
      }
    },
    60_000,
  );
});
