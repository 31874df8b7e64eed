import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {areaFor} from '../../../src/features/search/core/areas.ts';
import {GrowingIndex} from '../../../src/features/search/core/decode.ts';
import {MANIFEST, type SearchOptions} from '../../../src/features/search/core/engine.ts';
import type {Manifest, SearchRecord} from '../../../src/features/search/core/types.ts';
import type {Before} from '../../../src/features/search/core/typing.ts';
import {SearchWorker} from '../../../src/features/search/ui/worker.ts';

import {BASE, scopeOfPage, type Ask} from './evaluate.ts';
import type {AskSections} from './held-out.ts';

/** The indexes of a build; they also say which pages belong to which context and version. */
export async function readBuiltIndexes(buildDir: string) {
  const {indexes} = JSON.parse(await readFile(path.join(buildDir, MANIFEST), 'utf8')) as Manifest;
  return Promise.all(
    Object.entries(indexes).flatMap(([version, contexts]) =>
      Object.entries(contexts).map(async ([context, file]) => {
        const json: unknown = JSON.parse(await readFile(path.join(buildDir, file), 'utf8'));
        const index = new GrowingIndex(json, BASE);
        // What a reader loads before any words and texts.
        const heads = [file, ...index.errorFiles()];
        for (const part of index.missingFiles()) {
          index.add(part, JSON.parse(await readFile(path.join(buildDir, part), 'utf8')));
        }
        return {context, version, heads, index};
      }),
    ),
  );
}

/** One context of one version, with the pages that are in it. */
export type BuiltIndex = Awaited<ReturnType<typeof readBuiltIndexes>>[number];

/** A `fetch` that reads files of a built site, as the site would serve them. */
export function serveFromDisk(buildDir: string): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const file = path.join(buildDir, decodeURIComponent(url.pathname.slice(BASE.length)));
    try {
      return new Response(await readFile(file), {status: 200});
    } catch {
      return new Response('Not found', {status: 404});
    }
  };
}

/** Runs queries on a built site with the real worker code. */
export function askWorker(buildDir: string): Ask {
  globalThis.fetch = serveFromDisk(buildDir);
  const worker = new SearchWorker({siteBase: BASE, changing: false});
  return async (from, query) => {
    const {context, version} = scopeOfPage(from);
    const area = areaFor(query, context);
    const {hits} = await worker.search(BASE + version, area, query, 8);
    return hits.map(({document}) => `/${document.u.slice(BASE.length)}`);
  };
}

/** Panels of tabs: questions are labeled with the heading above the panel. */
const PANEL = /^#(?:platform|interface)-/;

/**
 * Runs queries on a built site with the real worker code, and returns suggestions in the order of the box. `type` is
 * for questions that are typed key by key: it knows what was first for the text before, as the box does.
 *
 * @param builtIndexes its indexes, which have the headings of panels
 */
export function openBox(
  buildDir: string,
  builtIndexes: readonly BuiltIndex[],
): {ask: AskSections; type: AskSections} {
  globalThis.fetch = serveFromDisk(buildDir);
  const worker = new SearchWorker({siteBase: BASE, changing: false});
  const address = ({u, h}: Pick<SearchRecord, 'u' | 'h'>): string => `/${u.slice(BASE.length)}${h}`;
  const headings = new Map<string, string>();
  for (const {index} of builtIndexes) {
    for (const record of index.records) {
      const parent = index.records[record.parent];
      if (PANEL.test(record.h) && parent) headings.set(address(record), address(parent));
    }
  }
  const suggestions = async (
    from: string,
    query: string,
    options: SearchOptions,
  ): Promise<readonly SearchRecord[]> => {
    const {context, version} = scopeOfPage(from);
    const area = areaFor(query, context);
    const {hits, elsewhere} = await worker.search(BASE + version, area, query, 8, {
      ...options,
      here: BASE + from.slice(1),
    });
    // The box shows hits of the release's other areas if this one has none.
    const others = elsewhere.filter((group) => group.version === version);
    const shown = hits.length > 0 ? hits : others.flatMap((group) => group.hits.slice(0, 3));
    return shown.flatMap(({document, sections}) => [
      document,
      ...sections
        .filter(({near}) => near)
        .slice(0, 1)
        .map((one) => one.document),
    ]);
  };
  const addresses = (found: readonly SearchRecord[]): string[] =>
    found.map((one) => headings.get(address(one)) ?? address(one));
  let before: (Before & {readonly from: string}) | undefined;
  return {
    ask: async (from, query) => addresses(await suggestions(from, query, {})),
    type: async (from, query) => {
      const found = await suggestions(from, query, before?.from === from ? {before} : {});
      const [first] = found;
      before = first && {from, input: query, first};
      return addresses(found);
    },
  };
}
