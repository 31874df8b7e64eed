import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {filesBelow} from '../../src/site/util/files.ts';

/** Bytes of HTML, as gzip sends them, by the page's file. */
export type LongPages = Readonly<Record<string, number>>;

/** The largest HTML of a page, in bytes as gzip sends them. */
const PAGE = 12_000;
/** The same for the pages of the SDK reference. */
const REFERENCE = 30_000;

/** The limit of a page by its file, such as `sdk/intro.html`; comparisons of releases have none. */
export function limitOf(file: string): number | undefined {
  if (/^changes(?:\/|\.html$)/.test(file)) return undefined;
  return /^(?:[\d.]+\/)?sdk\/(?:[\d.]+\/)?(?:current\/|api-reference\.html$)/.test(file)
    ? REFERENCE
    : PAGE;
}

/** Weighs the HTML of every page of a build: those over their limit, the heaviest first. */
export async function longPages(build: string): Promise<LongPages> {
  const found: [string, number][] = [];
  for (const file of filesBelow(build)) {
    const limit = file.endsWith('.html') ? limitOf(file) : undefined;
    if (limit === undefined) continue;
    const {length} = gzipSync(await readFile(path.join(build, file)), {level: 6});
    if (length > limit) found.push([file, length]);
  }
  return Object.fromEntries(found.sort(([, a], [, b]) => b - a));
}

/** The pages over their limit that were not before, in words. */
export function newlyLong(now: LongPages, before: LongPages): string[] {
  return Object.entries(now)
    .filter(([file]) => !Object.hasOwn(before, file))
    .map(
      ([file, bytes]) =>
        `${file}: HTML is ${String(bytes)}, at most ${String(limitOf(file))}. Divide the page, or make its ` +
        'markup lighter.',
    );
}
