import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';

import {env} from '../../../src/config/env.ts';
import {divideIndex, encodeIndex} from '../../../src/features/search/core/encode.ts';
import {SearchEngine, MANIFEST} from '../../../src/features/search/core/engine.ts';
import type {Page} from '../../../src/features/search/core/types.ts';
import type {BuiltIndex} from './built.ts';

import {kilobytes} from '../../lib/files.ts';

import {milliseconds, quantile} from '../figures.ts';
import {QUESTIONS} from './questions.ts';

/** Copies of the docs: other addresses, a tenth of the words new in each. */
function grown(docs: BuiltIndex, factor: number): Page[] {
  const {records, pages, weights} = docs.index;
  const pagesOf = (copy: number): Page[] =>
    pages.map((start, number) => {
      const first = records[start];
      const change = (text: string): string =>
        copy === 0
          ? text
          : text.replace(/\b([a-z]{4,})\b/g, (word) =>
              word.length % 10 === copy % 10 ? `${word}${copy}` : word,
            );
      const own = records.filter(({page}) => page === first?.page);
      return {
        url: `${first?.u ?? ''}${copy === 0 ? '' : `/${copy}`}`,
        title: change(first?.t ?? ''),
        breadcrumbs: first?.b ?? [],
        description: change(first?.description ?? ''),
        keywords: first?.keywords ?? [],
        weight: weights[number] ?? 1,
        ...(first?.error ? {kind: 'error' as const} : {}),
        sections: own.map(({t, h, text, code, terms}) => ({
          heading: h === '' ? '' : change(t),
          hash: h,
          level: h === '' ? 1 : 2,
          text: change(text),
          code,
          terms: terms.map(change),
        })),
      };
    });
  return Array.from({length: factor}, (_, copy) => pagesOf(copy)).flat();
}

/** Every so many questions one is asked by a reader who has loaded nothing. */
const FIRST_OF = 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes, memory and times of an index that has so many copies of the docs. */
export async function growth(docs: BuiltIndex, factor: number): Promise<readonly string[]> {
  const pages = grown(docs, factor);
  const files = new Map<string, string>();
  const sizes = new Map<string, number>();
  const store = (name: string, value: unknown): void => {
    const json = JSON.stringify(value);
    files.set(name, json);
    // Not while a query is timed: a browser unpacks files outside the worker.
    sizes.set(name, gzipSync(json).length);
  };
  const head = 'head.json';
  store(head, divideIndex(encodeIndex(pages, env.baseUrl), store));
  const count = pages.length;
  pages.length = 0;
  let bytes = 0;
  const open = (): SearchEngine =>
    new SearchEngine({
      siteBase: env.baseUrl,
      read: (file) => {
        if (file.endsWith(MANIFEST)) return Promise.resolve({v: 1, indexes: {'': {docs: head}}});
        const name = file.slice(env.baseUrl.length);
        bytes += sizes.get(name) ?? 0;
        return Promise.resolve(JSON.parse(files.get(name) ?? '') as unknown);
      },
    });
  const used = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const free = used();
  const engine = open();
  const before = performance.now();
  await engine.fetchIndexes(env.baseUrl, 'docs');
  const load = performance.now() - before;
  const headBytes = bytes;
  // Bytes of the first suggestion of a reader who has loaded nothing.
  const first: number[] = [];
  for (const {from, query} of QUESTIONS.filter((_, number) => number % FIRST_OF === 0)) {
    if (from !== '/') continue;
    bytes = 0;
    await open().search(env.baseUrl, 'docs', query, 8);
    first.push(bytes);
  }
  const times: number[] = [];
  for (const {from, query} of QUESTIONS) {
    if (from !== '/') continue;
    const start = performance.now();
    await engine.search(env.baseUrl, 'docs', query, 8);
    times.push(performance.now() - start);
  }
  return [
    `${String(factor)}×`,
    String(count),
    kilobytes(headBytes),
    kilobytes(quantile(first, 0.5)),
    kilobytes(quantile(first, 0.95)),
    `${((used() - free) / 2 ** 20).toFixed(0)} MB`,
    milliseconds(load),
    milliseconds(quantile(times, 0.5)),
    milliseconds(quantile(times, 0.95)),
  ];
}
