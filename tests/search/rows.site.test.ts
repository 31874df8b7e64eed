import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {serveFromDisk} from '../../scripts/bench/search/built.ts';
import {BASE, scopeOfPage} from '../../scripts/bench/search/evaluate.ts';
import {QUESTIONS} from '../../scripts/bench/search/questions.ts';
import type {Hit} from '../../src/features/search/core/types.ts';
import {SearchWorker} from '../../src/features/search/ui/worker.ts';

const BUILD = path.resolve('build');
const pages = new Map<string, ReturnType<typeof load>>();

/** Text of the row that a hit leads to; undefined if its page has no such row. */
async function rowOf({document: {u}, row = ''}: Hit): Promise<string | undefined> {
  const file = path.join(BUILD, `${u.slice(BASE.length) || 'index'}.html`);
  const html = pages.get(file) ?? load(await readFile(file, 'utf8'));
  pages.set(file, html);
  const found = html(`tr[id="${row.slice(1)}"]`);
  return found.length === 1 ? found.text() : undefined;
}

it('leads to rows that are there and have the words', async () => {
  globalThis.fetch = serveFromDisk(BUILD);
  const worker = new SearchWorker({siteBase: BASE, snippetLength: 50, changing: false});
  const wrong: string[] = [];
  let rows = 0;
  for (const {from, query} of QUESTIONS) {
    const {context, version} = scopeOfPage(from);
    const {hits} = await worker.search(BASE + version, context, query, 8);
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
