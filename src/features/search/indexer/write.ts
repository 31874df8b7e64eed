import {createHash} from 'node:crypto';

import type {Build} from '../../../site/build-step.ts';
import {divideIndex, encodeIndex} from '../core/encode.ts';
import {MANIFEST} from '../core/engine.ts';
import type {Manifest, Page} from '../core/types.ts';

import {splitKnownErrors} from './known-errors.ts';

/** The pages of one context and version. */
export interface Group {
  readonly context: string;
  readonly version: string;
  readonly pages: readonly Page[];
}

/**
 * Builds one index for each group that is not empty and writes its head and parts, with a hash of the whole index
 * in their names, and the list of all heads. The paths are those below the site's base path.
 */
export async function writeIndexes(
  write: Build['write'],
  groups: readonly Group[],
  baseUrl: string,
): Promise<Manifest> {
  const indexes: Record<string, Record<string, string>> = {};
  for (const {context, version, pages} of groups) {
    if (pages.length === 0) continue;
    const parts = new Map<string, unknown>();
    const head = divideIndex(encodeIndex(pages, baseUrl), (file, part) => parts.set(file, part));
    const content = JSON.stringify([head, ...parts]);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const name = `${version}search-index-${context}-${hash}`;
    for (const [file, part] of parts) await write(`${name}-${file}`, JSON.stringify(part));
    await write(`${name}.json`, JSON.stringify({...head, n: `${name}-`}));
    (indexes[version] ??= {})[context] = `${name}.json`;
  }
  const manifest: Manifest = {v: 1, indexes};
  await write(MANIFEST, JSON.stringify(manifest));
  return manifest;
}

/** Sorts pages into groups, one for each context and version. */
export function groupPages(
  pages: readonly {readonly context: string; readonly version: string; readonly page: Page}[],
): Group[] {
  const groups = new Map<string, {context: string; version: string; pages: Page[]}>();
  for (const {context, version, page} of pages) {
    const key = `${version}|${context}`;
    const group = groups.get(key) ?? {context, version, pages: []};
    group.pages.push(...splitKnownErrors(page));
    groups.set(key, group);
  }
  return [...groups.values()];
}
