import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {packOffline} from '../pack.ts';
import {sha256} from '../zip.ts';

let build: string;
beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'kw-offline-unit-'));
});
afterEach(async () => {
  await rm(build, {recursive: true, force: true});
});

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset="UTF-8"></head><body>${body}</body></html>`;

/** Packs a small build. */
async function pack(files: Readonly<Record<string, string>>, server?: string) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(build, name)), {recursive: true});
    await writeFile(path.join(build, name), text);
  }
  const edition = await packOffline({
    build,
    origin: 'https://docs.example.com',
    baseUrl: '/kw/',
    date: new Date(Date.UTC(2025, 0, 1)),
    release: '1.0.0',
    commit: 'abc',
    ...(server !== undefined && {server}),
  });
  const texts = Object.fromEntries(
    edition.entries.map(({name, content}) => [name, new TextDecoder().decode(content)]),
  );
  return {...edition, texts};
}

describe('packOffline', () => {
  it('leaves out what needs a server, redirects and stubs, and no page that is named alike', async () => {
    const {texts} = await pack({
      'index.html': page('home'),
      'guide.html': page('guide'),
      'guide/index.html': page('stub'),
      'old.html': page('').replace('</head>', '<meta http-equiv="refresh" content="0"></head>'),
      'blog/feedback-wanted.html': page('post'),
      'blog/rss-is-back.html': page('post'),
      'blog/rss.xml': '<rss/>',
      'blog/atom.xml': '<feed/>',
      'blog/feed.json': '{}',
      'robots.txt': '',
      _headers: '',
      '404.html': page('lost'),
      'assets/js/search-worker.1a2b3c4d.js': '',
      'assets/js/main.js': '',
    });
    expect(Object.keys(texts)).toEqual([
      'README.txt',
      'assets/js/main.js',
      'blog/feedback-wanted.html',
      'blog/rss-is-back.html',
      'guide.html',
      'index.html',
      'MANIFEST.sha256',
    ]);
    expect(texts['README.txt']).toContain('Pages:  4,');
    expect(texts['README.txt']).not.toContain('MCP server');
  });

  it('has what scripts read as scripts, with public addresses, and index files only so', async () => {
    const link = 'https://docs.example.com/kw/guide.md';
    const {texts} = await pack({
      'guide.md': link,
      'sdk/llms.txt': link,
      'sdk/search-index-1.json': '{"a":1}',
      'data/ports.json': '[]',
    });
    expect(texts['guide.md']).toBe('guide.md');
    expect(texts['sdk/llms.txt']).toBe('../guide.md');
    expect(texts['assets/data/guide.md.js']).toBe(`kwData("guide.md","${link}");\n`);
    expect(texts['assets/data/sdk/search-index-1.json.js']).toBe(
      'kwData("sdk/search-index-1.json","{\\"a\\":1}");\n',
    );
    expect(texts).not.toHaveProperty(['sdk/search-index-1.json']);
    expect(texts).toHaveProperty(['data/ports.json'], '[]');
  });

  it('lists every file with its sum, the MCP server among them', async () => {
    const {texts, entries} = await pack({'index.html': page('home')}, 'server');
    const listed = texts['MANIFEST.sha256']?.trim().split('\n') ?? [];
    expect(listed.map((line) => line.replace(/^[0-9a-f]{64} {2}/, ''))).toEqual(
      entries.map(({name}) => name).filter((name) => name !== 'MANIFEST.sha256'),
    );
    expect(texts['README.txt']).toContain('MCP server');
  });

  it('names what leads to the public site', async () => {
    const {missing} = await pack({
      'index.html': page('<a href="/kw/b">b</a><a href="/kw/a">a</a><a href="/kw/index">i</a>'),
      'x.html': page('<a href="/kw/b">b</a>'),
    });
    expect(missing).toEqual(['https://docs.example.com/kw/a', 'https://docs.example.com/kw/b']);
  });

  it('refuses a page that scripts would look for elsewhere', async () => {
    await expect(pack({'notes.txt.html': page('')})).rejects.toThrow(
      'notes.txt.html: links of the offline edition would look for notes.txt.',
    );
  });

  it('gives the list of skills the sums of its own files', async () => {
    const skill = '.well-known/agent-skills/a/SKILL.md';
    const {texts} = await pack({
      'a.md': '',
      [skill]: 'https://docs.example.com/kw/a.md',
      '.well-known/agent-skills/index.json': JSON.stringify({skills: [{url: 'a/SKILL.md'}]}),
    });
    expect(texts[skill]).toBe('../../../a.md');
    expect(texts['.well-known/agent-skills/index.json']).toContain(
      `"sha256:${sha256(new TextEncoder().encode(texts[skill]))}"`,
    );
  });

  it('refuses a list of skills that names a missing file', async () => {
    const index = JSON.stringify({skills: [{name: 'a', url: 'a/SKILL.md'}]});
    await expect(pack({'.well-known/agent-skills/index.json': index})).rejects.toThrow(
      'which does not exist. Build the site again.',
    );
  });
});
