import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {writeSite} from './small-site.ts';

// What programs get from a build, writers also get under `npm start`, from the current sources.
// Inside node_modules, so that the copy finds Docusaurus, and git and the linters ignore it.
const site = mkdtempSync(path.resolve('node_modules', '.dev-server-'));
let server: ChildProcess;
let root = '';
let output = '';

function page(name: string, title: string, text: string, extra = ''): void {
  writeFileSync(
    path.join(site, 'docs', `${name}.md`),
    `---\ntitle: ${title}\n${extra}---\n\n${text}\n`,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** What a browser gets at the address. */
const open = (file: string): Promise<Response> =>
  fetch(root + file, {headers: {accept: 'text/html,*/*;q=0.8'}});

beforeAll(async () => {
  writeSite(site, {
    title: 'Development',
    baseUrl: '/base/',
    docs: ['intro', 'guide', 'other', 'draft'],
    plugins: [path.resolve('src/features/site-map/plugin.ts')],
    development: true,
  });
  page('guide', 'The guide', 'See the [other page](other.md). Words of the guide: quokka.');
  page('other', 'The other page', ':::note\n\nA note.\n\n:::');
  page('draft', 'The draft', 'Words.', 'draft: true\n');
  const port = String(await freePort());
  root = `http://127.0.0.1:${port}/base/`;
  server = spawn(
    process.execPath,
    [
      path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['start', site, '--port', port, '--host', '127.0.0.1', '--no-open'],
    ],
    {
      env: {...process.env, NODE_ENV: 'development', NO_COLOR: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
  await vi.waitFor(
    async () => {
      // After it has given up, more requests are useless, but its output helps.
      if (server.exitCode !== null) return;
      expect((await open('llms.txt')).status).toBe(200);
    },
    {timeout: 150_000, interval: 500},
  );
  expect(server.exitCode, output).toBe(null);
}, 180_000);

afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(site, {recursive: true});
});

describe('under npm start', () => {
  it('a page has a Markdown version, also for a browser that opens it', async () => {
    const answer = await open('guide.md');
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('title: The guide\n');
    expect(text).toContain('canonical: https://example.com/base/guide\n');
    expect(text).toContain(
      'See the [other page](https://example.com/base/other.md). Words of the guide: quokka.',
    );
    expect(await (await open('other.md')).text()).toContain('> **Note:**\n>\n> A note.');
  });

  it('there are all files for agents', async () => {
    expect(await (await open('llms.txt')).text()).toContain(
      '- [The guide](https://example.com/base/guide.md)',
    );
    expect(await (await open('llms-full.txt')).text()).toContain('quokka');
    expect(await (await open('skill.md')).text()).toContain('/llms.txt');
    const index = (await (await open('.well-known/agent-skills/index.json')).json()) as object;
    expect(index).toHaveProperty('skills.0.name', 'kamiwaza-docs');
    // An address that cannot be decoded is none of a page.
    expect((await open('%ff.md')).status).toBe(404);
  });

  it('a draft has one, too, because its writer sees it like any page', async () => {
    expect(await (await open('draft.md')).text()).toContain('title: The draft\n');
  });

  it.each(['nowhere', 'sitemap'])('says so if there is no source page: %s.md', async (name) => {
    const answer = await open(`${name}.md`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(
      `No source page has a Markdown version at /base/${name}.md. The Markdown versions of lists and comparisons exist only after a build, which makes them from HTML.\n`,
    );
  });

  it('pages and the search index are served as before', async () => {
    const answer = await open('guide');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect((await open('search-index.json')).headers.get('content-type')).toContain('json');
  });

  it('an edit shows: text, title, and what has no plain form with file, line and what to do', async () => {
    page('guide', 'The new guide', 'Words of the guide: wombat.');
    await expect
      .poll(async () => (await open('guide.md')).text(), {timeout: 60_000, interval: 300})
      .toMatch(/^---\ntitle: The new guide\n[\s\S]*wombat/);
    await expect
      .poll(async () => (await open('llms.txt')).text(), {timeout: 60_000, interval: 300})
      .toContain('- [The new guide](');
    page('guide', 'The new guide', 'Words: {1 + 1}.');
    const answer = await open('guide.md');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(/^docs\/guide\.md:5: \{1 \+ 1\} is computed .*Write it/);
  }, 150_000);
});
