import {rowAnchor} from '../../../site/util/row-anchor.ts';

import {occurrences} from './snippet.ts';
import type {IndexedRecord} from './types.ts';

/** Ends a line of a section's text that is a row of a table with an anchor. Invisible, and part of no word. */
export const ROW = '\u2063';

/** Between the cells of a row. */
const CELL = ' · ';

/**
 * The id of a row.
 *
 * @param hash - hash of its section
 * @param line - its text
 * @returns undefined if its first cell has no name
 */
export function rowId(hash: string, line: string): string | undefined {
  return rowAnchor(hash.slice(1), line.split(CELL)[0] ?? '');
}

/**
 * The row of a section that answers a query: the only one with the most of the words that the section has and its
 * names do not, and with half of them at least.
 *
 * @param record - the section that was found
 * @param title - title of its page
 * @param terms - the words that matched
 * @returns the hash and the text of the row; undefined if the whole section is the better target
 */
export function rowOf(
  {t, h, text}: Pick<IndexedRecord, 't' | 'h' | 'text'>,
  title: string,
  terms: ReadonlySet<string>,
): {readonly hash: string; readonly text: string} | undefined {
  if (!text.includes(ROW)) return undefined;
  const named = termsIn(`${title}\n${t}`, terms);
  const wanted = new Set([...termsIn(text, terms)].filter((term) => !named.has(term)));
  let best: string | undefined;
  let most = 0;
  for (const line of text.split('\n')) {
    const found = termsIn(line, wanted).size;
    // A row that is called what was typed comes before one that mentions it.
    const [name = ''] = line.endsWith(ROW) ? line.split(CELL) : [];
    const count = found + (termsIn(name, wanted).size > 0 ? 0.5 : 0);
    if (count > most) best = line;
    else if (count === most) best = undefined;
    most = Math.max(most, count);
  }
  if (best?.endsWith(ROW) !== true || most < wanted.size / 2) return undefined;
  const id = rowId(h, best);
  return id === undefined ? undefined : {hash: `#${id}`, text: best.slice(0, -ROW.length)};
}

const termsIn = (text: string, terms: ReadonlySet<string>): Set<string> =>
  new Set(occurrences(text, terms).map(({term}) => term));
