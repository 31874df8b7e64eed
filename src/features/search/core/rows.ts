import {rowAnchor} from '../../../site/util/row-anchor.ts';

import {occurrences, type Occurrence} from './snippet.ts';
import type {IndexedRecord} from './types.ts';

/** Ends a line of a section's text that is a row of a table with an anchor. Invisible, and part of no word. */
export const ROW = '\u2063';

/** Between the cells of a row. */
export const CELL = ' · ';

/** The id of a row of the section with this hash; undefined if its first cell has no name. */
export function rowId(hash: string, line: string): string | undefined {
  return rowAnchor(hash.slice(1), line.split(CELL)[0] ?? '');
}

/** What a row that is called what was typed gains over one that mentions it. */
const NAME = 0.5;

/**
 * The row of a section that answers a query: the only one with the most of the words that the section has and
 * its names do not, and with half of them at least; undefined if the whole section is the better target. Other
 * forms of a word count as this word: `words` has, for each word of the query, the words of the index that
 * matched it, and how well, 0 to 1.
 */
export function rowOf(
  {t, h, text}: Pick<IndexedRecord, 't' | 'h' | 'text'>,
  title: string,
  words: readonly ReadonlyMap<string, number>[],
): {readonly hash: string; readonly text: string} | undefined {
  if (!text.includes(ROW)) return undefined;
  const terms = new Set(words.flatMap((word) => [...word.keys()]));
  const named = new Set(occurrences(`${title}\n${t}`, terms).map(({term}) => term));
  const places = occurrences(text, terms);
  const present = new Set(places.map(({term}) => term));
  const wanted = words.filter((word) => has(word, present) && !has(word, named));
  let best: string | undefined;
  let most = 0;
  let enough = false;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const own = places.filter(({start}) => start >= from && start < to);
    const nameEnd = from + (line.endsWith(ROW) ? (line.split(CELL)[0]?.length ?? 0) : 0);
    const name = own.filter(({start}) => start < nameEnd);
    const found = sum(wanted, own);
    const score = found + NAME * Math.max(0, ...wanted.map((word) => quality(word, name)));
    if (score > most) {
      best = line;
      enough = found >= wanted.length / 2;
    } else if (score === most) best = undefined;
    most = Math.max(most, score);
    from = to + 1;
  }
  if (best?.endsWith(ROW) !== true || !enough) return undefined;
  const id = rowId(h, best);
  return id === undefined ? undefined : {hash: `#${id}`, text: best.slice(0, -ROW.length)};
}

type Word = ReadonlyMap<string, number>;

const has = (word: Word, terms: ReadonlySet<string>): boolean =>
  [...word.keys()].some((term) => terms.has(term));

/** How well some places in a text match a word of the query. */
const quality = (word: Word, places: readonly Occurrence[]): number =>
  Math.max(0, ...places.map(({term}) => word.get(term) ?? 0));

const sum = (words: readonly Word[], places: readonly Occurrence[]): number =>
  words.reduce((total, word) => total + quality(word, places), 0);
