import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';

import {glossary} from '../../../data/glossary.ts';
import {LATEST, PREVIOUS} from '../../../data/releases.ts';
import {parsePage} from '../../../site/mdx/parse.ts';
import {VFile} from 'vfile';
import remarkTerms from '../remark-terms.ts';

function marks(source: string, file = 'docs/models/x.mdx'): string[] {
  const {tree} = parsePage(file, source, 'docs');
  const root = tree as Root;
  const vfile = new VFile({path: path.resolve(file), cwd: process.cwd()});
  void remarkTerms()(root, vfile, () => undefined);
  return [...JSON.stringify(root).matchAll(/"id":"kw-term-([\w-]+)"/g)].map(([, id = '']) => id);
}

const FRONT = '---\ntitle: X\n---\n\n';

it('marks the first use of a term in running text and lists', () => {
  expect(marks(`${FRONT}A GGUF file.\n\n- the KV cache\n- GGUF again\n`)).toEqual([
    'gguf',
    'kv-cache',
  ]);
  expect(marks(`${FRONT}Read \`lb_port\`.\n`)).toEqual(['lb-port']);
});

it('marks a term after code that only contains it', () => {
  expect(marks(`${FRONT}Run \`convert GGUF\` to get a GGUF file.\n`)).toEqual(['gguf']);
});

it('reads as a sentence where a page is reduced to text', () => {
  const {tree} = parsePage('docs/models/x.mdx', `${FRONT}A GGUF file.\n`, 'docs');
  const root = tree as Root;
  const vfile = new VFile({path: path.resolve('docs/models/x.mdx'), cwd: process.cwd()});
  void remarkTerms()(root, vfile, () => undefined);
  const {definition = ''} = glossary.find(({id}) => id === 'gguf') ?? {};
  expect(definition).not.toBe('');
  expect(toString(root)).toContain(`A GGUF (${definition}) file.`);
});

it('is read once, as a description', () => {
  const {tree} = parsePage('docs/models/x.mdx', `${FRONT}A GGUF file.\n`, 'docs');
  const vfile = new VFile({path: path.resolve('docs/models/x.mdx'), cwd: process.cwd()});
  void remarkTerms()(tree as Root, vfile, () => undefined);
  expect(JSON.stringify(tree)).toContain('"ariaHidden":"true"');
});

it('leaves a word alone on pages where it means something else', () => {
  const source = `${FRONT}The engine of this instance.\n`;
  expect(marks(source, 'docs/models/x.mdx')).toEqual(['engine', 'instance']);
  expect(marks(source, 'docs/data-engine.mdx')).toEqual(['instance']);
  expect(marks(source, `versioned_docs/version-${LATEST}/installation/x.mdx`)).toEqual(['engine']);
});

it('names pages that exist as places of another meaning', () => {
  for (const place of glossary.flatMap(({notOn = []}) => notOn)) {
    const file = place.startsWith('sdk/') ? place : `docs/${place}`;
    expect(existsSync(file) || existsSync(`${file}.mdx`), place).toBe(true);
  }
});

it('leaves headings, links, tables, code and parts of words alone', () => {
  const source = [
    '## GGUF',
    '[GGUF](https://example.com)',
    '| GGUF |\n|---|\n| GGUF |',
    '```text\nGGUF\n```',
    'MyGGUF-Q4 and `the GGUF key`',
  ].join('\n\n');
  expect(marks(`${FRONT}${source}\n`)).toEqual([]);
});

it('leaves the home page, the glossary, old releases and the blog alone', () => {
  for (const file of [
    'docs/intro.mdx',
    'docs/glossary.mdx',
    `versioned_docs/version-${PREVIOUS}/x.mdx`,
    'blog/2024-x.mdx',
  ]) {
    expect(marks(`${FRONT}A GGUF file.\n`, file), file).toEqual([]);
  }
});

it('marks every term of a page, once', () => {
  const all = glossary.map(({name, words}) => `A ${words?.[0] ?? name} here.`).join('\n\n');
  expect(marks(`${FRONT}${all}\n\n${all}\n`)).toHaveLength(glossary.length);
});

it('explains a term in each panel that uses it, and after the panels to readers who have not seen it', () => {
  const panel = (value: string, text: string): string =>
    `<TabItem value="${value}">\n\n${text}\n\n</TabItem>`;
  const tabs = `<Tabs>\n${panel('a', 'A GGUF file, GGUF.')}\n${panel('b', 'A GGUF file.')}\n</Tabs>`;
  expect(marks(`${FRONT}${tabs}\n\nA GGUF file.\n`)).toEqual(['gguf', 'gguf-2', 'gguf-3']);
  expect(marks(`${FRONT}A GGUF file.\n\n${tabs}\n`)).toEqual(['gguf']);
});

it('has each term once, in order, with pages that exist', () => {
  const names = glossary.map(({name}) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)].sort((one, other) => one.localeCompare(other)));
  expect(new Set(glossary.map(({id}) => id)).size).toBe(glossary.length);
  for (const {more} of glossary) {
    const page = more?.split('#')[0];
    if (page !== undefined) expect(existsSync(path.join('docs', page)), page).toBe(true);
  }
});
