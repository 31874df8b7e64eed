// What agents get in each edition: lists of pages and the skill in the build, behind nginx and in the offline archive;
// and the MCP server of the archive, on a machine that has only Node.js.
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {SERVER_FILE} from '../../scripts/mcp/server-file.ts';
import {type RunningServer, startServer} from '../../scripts/mcp/start.ts';
import {ask} from '../support/request.ts';
import {type RunningNginx, startNginx, whyNoNginx} from '../../scripts/nginx/start.ts';
import {env} from '../../src/config/env.ts';
import {LATEST, RELEASES} from '../../src/data/releases.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {offlineFolder, onpremEdition} from '../support/editions.ts';

const ROOT = env.url + env.baseUrl;
const SKILLS = '.well-known/agent-skills/';
/** Files that the skill names at least: where to begin, for pages, code, errors and gaps. */
const START = ['llms.txt', 'llms-full.txt', 'sdk/llms.txt', 'errors/llms.txt', 'known-gaps.md'];

/** The unpacked archive: in a folder of its own outside of the repository, with no node_modules above it. */
let archive: string;

beforeAll(async () => {
  archive = await offlineFolder();
}, 180_000);

/** Reads a file of an edition. */
type Read = (file: string) => Promise<string>;

/** The folders of the site that have their own list. */
const lists = filesBelow('build').filter((file) => /(?:^|\/)llms\.txt$/.test(file));
/** Pages of the build as Markdown. */
const pages = filesBelow('build').filter((file) => file.endsWith('.md'));
/** The pages below an address, its own included. */
function pagesOf(section: string): string[] {
  return pages.filter((page) => page === `${section}.md` || page.startsWith(`${section}/`)).sort();
}

/** Folders that are no section: they have a list of everything below them, or pages that no list names. */
const NO_SECTIONS = new Set(['sdk', 'blog', 'changes', ...RELEASES]);
/** Folders of three pages and more. */
const sections = [...new Set(pages.map((page) => page.split('/')[0] ?? ''))].filter(
  (folder) => !NO_SECTIONS.has(folder) && pagesOf(folder).length >= 3,
);

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
  it('have a list for every section, with all pages of that section and no others', async () => {
    const own = lists.map((file) => path.posix.dirname(file));
    expect(own.filter((folder) => folder !== '.' && !NO_SECTIONS.has(folder)).sort()).toEqual(
      sections.sort(),
    );
    for (const section of sections) {
      const file = `${section}/llms.txt`;
      const text = await read(file);
      expect(text, file).toMatch(/^# .+\n\n> Part of .+\n/);
      const [, list = ''] = text.split('\n## Pages\n');
      expect(named(list, file).sort(), file).toEqual(pagesOf(section));
      for (const page of pagesOf(section)) expect(await read(page)).toContain('\n# ');
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
        expect(targets).toEqual(expect.arrayContaining(START));
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

  beforeAll(async () => {
    const {root, headers} = await onpremEdition();
    nginx = await startNginx(root, env.baseUrl, headers);
  }, 120_000);

  afterAll(() => nginx.stop());

  editions(async (file) => {
    const {status, body} = await ask(nginx.port, env.baseUrl + file);
    expect([file, status]).toEqual([file, 200]);
    return body.toString('utf8');
  });

  it.each([
    ['llms.txt', 'text/plain'],
    ['skill.md', 'text/markdown'],
    [`${SKILLS}index.json`, 'application/json'],
    [`${SKILLS}kamiwaza-docs/SKILL.md`, 'text/markdown'],
  ])('sends %s as %s', async (file, type) => {
    const {headers} = await ask(nginx.port, env.baseUrl + file);
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
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
  let server: RunningServer | undefined;

  afterAll(() => server?.stop());

  /** Starts the server with HTTP, and returns its address. */
  async function startHttp(): Promise<URL> {
    server = await startServer(alone(), {cwd: archive, env: nothing});
    return new URL(server.address);
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
          // The first page of a release has no slash at its end.
          const folder = `${address.replace(/[?#].*$/, '')}/`;
          expect(folder.startsWith(version === LATEST ? ROOT : `${ROOT}${version}/`)).toBe(true);
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
