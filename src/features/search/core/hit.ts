import {IndexFormatError} from './format.ts';
import type {Group} from './found.ts';
import {ROW, rowOf} from './rows.ts';
import {mark, occurrences, snippet} from './snippet.ts';
import type {Hit, IndexedRecord, MarkedText} from './types.ts';

/** The most words passed to the highlighter. */
const MAX_WORDS = 12;
const MAX_SECTIONS = 3;
/** A further section of a page is shown if its score is at least half of the best one's. */
const MIN_SECTION = 0.5;
/** A further section is shown in the box, too, if its score is this close to the best one's. */
const NEAR = 0.8;

/** The beginning of a text, cut at a word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

const termsOf = (words: readonly ReadonlyMap<string, number>[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [...word.keys()]));

/**
 * The words that matched: as the target section writes them, the rest as the index knows them. The
 * highlighter reads both alike.
 */
function wordsOf(terms: ReadonlySet<string>, {t, text, code}: IndexedRecord): string[] {
  const words = new Map<string, string>();
  const rest = new Set(terms);
  for (const source of [t, text, code]) {
    for (const {start, end, term} of occurrences(source, terms)) {
      const word = source.slice(start, end);
      rest.delete(term);
      if (words.size < MAX_WORDS && !words.has(word.toLowerCase()))
        words.set(word.toLowerCase(), word);
    }
  }
  for (const term of rest) if (words.size < MAX_WORDS) words.set(term, term);
  return [...words.values()];
}

function snippetOf(
  target: IndexedRecord,
  row: string | undefined,
  first: IndexedRecord,
  terms: ReadonlySet<string>,
  length: number,
): MarkedText {
  const options = [row ?? target.text.replaceAll(ROW, ''), target.code, first.description]
    .filter((text) => text !== '')
    .map((text) => snippet(text, terms, length));
  const marked = options.find(({marks}) => marks.length > 0);
  if (marked) return marked;
  // Found by a hidden keyword: the description says what the page is about.
  return first.description === ''
    ? (options[0] ?? {text: '', marks: []})
    : {text: shorten(first.description, length), marks: []};
}

/** A hit as the box and the search page show it. `length` is the most characters of its snippet. */
export function hitOf(group: Group, length: number): Hit {
  const {page: ranked, collection} = group.best;
  const shard = collection.shards[ranked.shard];
  const target = shard?.records[ranked.sections[0]?.record ?? 0];
  const first = shard?.records[shard.pages[ranked.page] ?? 0];
  if (!shard || !target || !first) throw new IndexFormatError('A hit without its record');
  const matched = ranked.words();
  const terms = termsOf(matched);
  const row = rowOf(target, first.t, matched);
  const document = ({t, u, h, b}: IndexedRecord) => ({t, u, h, b});
  // Further sections of the page, or further known errors of the page.
  const top = ranked.sections[0]?.score ?? 0;
  const further = [
    ...ranked.sections.slice(1).map(({record, score}) => ({
      record: shard.records[record],
      terms,
      share: score / top,
    })),
    ...group.more.map(({page}) => ({
      record: shard.records[page.sections[0]?.record ?? 0],
      terms: termsOf(page.words()),
      share: page.score / ranked.score,
    })),
  ].flatMap(({record, terms: own, share}) =>
    record !== undefined && record.h !== '' && share >= MIN_SECTION
      ? [{document: document(record), title: mark(record.t, own), near: share >= NEAR}]
      : [],
  );
  return {
    document: document(target),
    row: row?.hash,
    type: ranked.type,
    page: first.t,
    context: shard.context,
    score: ranked.score,
    title: mark(target.t, terms),
    snippet: snippetOf(target, row?.text, first, terms, length),
    words: wordsOf(terms, target),
    sections: further.slice(0, MAX_SECTIONS),
  };
}
