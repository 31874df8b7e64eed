import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {readBuiltIndexes, serveFromDisk} from '../../scripts/bench/search/built.ts';
import {BASE, scopeOfPage} from '../../scripts/bench/search/evaluate.ts';
import {QUESTIONS} from '../../scripts/bench/search/questions.ts';
import {ROW, rowId} from '../../src/features/search/core/rows.ts';
import type {Hit, SearchResponse} from '../../src/features/search/core/types.ts';
import {SearchWorker} from '../../src/features/search/ui/worker.ts';

const BUILD = path.resolve('build');
globalThis.fetch = serveFromDisk(BUILD);
const worker = new SearchWorker({siteBase: BASE, changing: false});

function search(from: string, query: string): Promise<SearchResponse> {
  const {context, version} = scopeOfPage(from);
  return worker.search(BASE + version, context, query, 8);
}

const pages = new Map<string, ReturnType<typeof load>>();

/** Text of the row that a hit leads to; undefined if its page has no such row. */
async function rowOf({document: {u}, row = ''}: Hit): Promise<string | undefined> {
  const file = path.join(BUILD, `${u.slice(BASE.length) || 'index'}.html`);
  const html = pages.get(file) ?? load(await readFile(file, 'utf8'));
  pages.set(file, html);
  const found = html(`tr[id="${row.slice(1)}"]`);
  return found.length === 1 ? found.text() : undefined;
}

// A name of a page leads to the page, a name in a first cell to its row.
it.each([
  ['/', 'Model troubleshooting', undefined],
  ['/', 'INITIALIZING', '#states--initializing'],
  ['/', 'what does initializing m', '#states--initializing'],
  ['/sdk/intro', 'cluster', undefined],
  ['/sdk/intro', 'VectorDB', undefined],
  ['/sdk/intro', 'Complete method list', undefined],
  ['/sdk/intro', 'LocalUserCreate is_superuser', '#LocalUserCreate--is-superuser'],
])('on %s, %s leads to %s', async (from, query, row) => {
  const [first] = (await search(from, query)).hits;
  expect(first?.row).toBe(row);
});

it('knows each row that has an anchor', async () => {
  const marked = new Set<string>();
  for (const {index} of await readBuiltIndexes(BUILD)) {
    for (const {u, h, text} of index.records) {
      for (const line of text.split('\n')) {
        if (line.endsWith(ROW)) marked.add(`${u}#${rowId(h, line) ?? ''}`);
      }
    }
  }
  const unknown: string[] = [];
  for (const file of [
    'models/deployment',
    'operate/ports-and-firewall',
    'sdk/current/services/tools',
    'sdk/current/services/models',
  ]) {
    const html = load(await readFile(path.join(BUILD, `${file}.html`), 'utf8'));
    const rows = html('tr[id]')
      .toArray()
      .map((row) => `${BASE}${file}#${html(row).attr('id') ?? ''}`);
    unknown.push(...rows.filter((row) => !marked.has(row)));
  }
  expect(unknown).toEqual([]);
  expect(marked.size).toBeGreaterThan(1000);
});

it('leads to rows that are there and have the words', async () => {
  const wrong: string[] = [];
  let rows = 0;
  for (const {from, query} of QUESTIONS) {
    const {hits} = await search(from, query);
    for (const hit of hits.filter(({row}) => row !== undefined)) {
      rows += 1;
      const text = (await rowOf(hit))?.toLowerCase();
      const right =
        text !== undefined && hit.words.some((word) => text.includes(word.toLowerCase()));
      if (!right) wrong.push(`${query}: ${hit.document.u}${hit.row ?? ''}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(rows).toBeGreaterThan(100);
}, 300_000);
