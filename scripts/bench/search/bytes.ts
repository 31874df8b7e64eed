import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {env} from '../../../src/config/env.ts';
import {MANIFEST, SearchEngine} from '../../../src/features/search/core/engine.ts';
import {isManifest} from '../../../src/features/search/core/format.ts';
import {filesBelow} from '../../../src/site/util/files.ts';

import {quantile} from '../figures.ts';

/** What the box loads besides the index, as the bundler names it: the box with its styles, and the worker with lunr. */
const BOX = [
  /^css\/src_features_search_ui_Suggestions_tsx\.\w+\.css$/,
  /^js\/src_features_search_ui_Suggestions_tsx\.\w+\.js$/,
  /^js\/search-worker\.\w+\.js$/,
  /^js\/defaultVendors-node_modules_lunr_lunr_js\.\w+\.js$/,
];
/** Suggestions of the box. */
const LIMIT = 8;

/**
 * Bytes (gzip) that the search box loads beyond the page for a question in the docs, asked by a reader who has loaded
 * nothing: until it answers from titles, headings, names and keywords, and until the answer is complete (median, 95th
 * percentile, and files of the index).
 */
export async function answerBytes(buildDir: string, queries: readonly string[]) {
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string): Promise<number> => {
    const known = sizes.get(file) ?? gzipSync(await readFile(path.join(buildDir, file))).length;
    sizes.set(file, known);
    return known;
  };
  const assets = filesBelow(path.join(buildDir, 'assets'));
  const parts = BOX.flatMap((pattern) => assets.find((file) => pattern.test(file)) ?? []);
  const manifest: unknown = JSON.parse(await readFile(path.join(buildDir, MANIFEST), 'utf8'));
  const head = isManifest(manifest) ? manifest.indexes['']?.docs : undefined;
  if (parts.length !== BOX.length || head === undefined) {
    throw new Error(`${buildDir} has no search box for the docs: run "npm run build" first.`);
  }
  const total = async (files: Iterable<string>): Promise<number> => {
    let sum = 0;
    for (const file of new Set(files)) sum += await sizeOf(file);
    return sum;
  };
  const box = await total(parts.map((file) => path.join('assets', file)));
  const all: number[] = [];
  const requests: number[] = [];
  for (const query of queries) {
    const files = new Set<string>();
    const engine = new SearchEngine({
      siteBase: env.baseUrl,
      read: async (url) => {
        const file = url.slice(env.baseUrl.length);
        files.add(file);
        return JSON.parse(await readFile(path.join(buildDir, file), 'utf8')) as unknown;
      },
    });
    await engine.search(env.baseUrl, 'docs', query, LIMIT, {here: env.baseUrl});
    all.push(box + (await total(files)));
    requests.push(files.size);
  }
  return {
    first: box + (await total([MANIFEST, head])),
    median: quantile(all, 0.5),
    high: quantile(all, 0.95),
    requests: quantile(requests, 0.5),
  };
}
