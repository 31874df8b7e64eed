import {
  decodeWords,
  ERRORS_FILE,
  PART_FIELDS,
  partFile,
  usualHash,
  vlq,
  type EncodedIndex,
  type EncodedPages,
  type EncodedTexts,
  type EncodedWords,
  type WholeIndex,
} from './format.ts';
import {indexTerms, searchTermWords} from './terms.ts';
import type {Page} from './types.ts';

function frequencies(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/**
 * Characters of a part. A query needs some ten words and the texts of some ten sections, from anywhere in the docs:
 * smaller parts mean fewer bytes for it, but more requests.
 */
const WORDS_SIZE = 3_000;
const TEXTS_SIZE = 2_000;

/** The postings of sorted words in one field. */
function encodePostings(
  words: readonly string[],
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>,
): string {
  let text = '';
  let before = 0;
  words.forEach((word, number) => {
    const records = postings.get(word);
    if (!records) return;
    text += vlq(number - before);
    before = number;
    let recordBefore = 0;
    let count = 0;
    let list = '';
    for (const [record, times] of [...records].sort((a, b) => a[0] - b[0])) {
      // Records are counted from 1 here, so that 0 can mean: the same record again. More than four
      // times is not more relevant.
      list += vlq(record + 1 - recordBefore) + vlq(0).repeat(Math.min(times, 4) - 1);
      count += Math.min(times, 4);
      recordBefore = record + 1;
    }
    text += vlq(count) + list;
  });
  return text;
}

function encodeWords(
  words: readonly string[],
  postings: readonly ReadonlyMap<string, ReadonlyMap<number, number>>[],
): EncodedWords {
  let text = '';
  let before = '';
  for (const word of words) {
    let shared = 0;
    while (shared < 31 && shared < word.length && word[shared] === before[shared]) shared += 1;
    text += `${text === '' ? '' : ' '}${vlq(shared)}${word.slice(shared)}`;
    before = word;
  }
  const [content = new Map(), code = new Map(), terms = new Map()] = postings;
  return [
    text,
    encodePostings(words, content),
    encodePostings(words, code),
    encodePostings(words, terms),
  ];
}

/** The pages without their texts. */
function encodePages(pages: readonly Page[], baseUrl: string): EncodedPages {
  const records = pages.flatMap(({sections}, page) =>
    sections.map((section, number) => ({...section, step: number === 0 && page > 0 ? 1 : 0})),
  );
  const numbers = (of: (record: (typeof records)[number]) => number): string =>
    records.map((record) => vlq(of(record))).join('');
  return {
    urls: pages.map(({url}) => (url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url)),
    titles: pages.map(({title}) => title),
    breadcrumbs: pages.map(({breadcrumbs}) => breadcrumbs),
    descriptions: pages.map(({description}) => description),
    keywords: pages.map(({keywords}) => keywords),
    weights: pages.map(({weight = 1}) => weight),
    pages: numbers(({step}) => step),
    levels: numbers(({level}) => level),
    lengths: numbers(({text, code}) => text.length + code.length),
    hashes: records.map(({hash, heading}) => (hash === usualHash(heading) ? 0 : hash)),
    headings: records.map(({heading}) => heading),
  };
}

/**
 * Builds the index of one context and version and encodes it, with all parts in the head. Pages must be in a
 * stable order; the site's base path is taken off their URLs.
 */
export function encodeIndex(pages: readonly Page[], baseUrl: string): WholeIndex {
  const x: [string, string, ...string[]][][] = [];
  const postings = PART_FIELDS.map(() => new Map<string, Map<number, number>>());
  const words = new Map<string, number>();

  const isError = ({kind}: Page): boolean => kind === 'error';
  const errors = pages.filter(isError);
  const others = pages.filter((page) => !isError(page));
  let record = 0;
  for (const group of [others, errors]) {
    // A part with texts is either about known errors or not, as their records may not be loaded.
    let textSize = Infinity;
    for (const {text, code, terms = []} of group.flatMap(({sections}) => sections)) {
      if (textSize > TEXTS_SIZE) {
        x.push([]);
        textSize = 0;
      }
      x.at(-1)?.push([text, code, ...terms]);
      textSize += text.length + code.length;
      const fields = [indexTerms(text, false), indexTerms(code, false), searchTermWords(terms)];
      for (const [number, found] of fields.entries()) {
        for (const [term, count] of frequencies(found)) {
          const byTerm = postings[number];
          const records = byTerm?.get(term) ?? new Map<number, number>();
          records.set(record, count);
          byTerm?.set(term, records);
          words.set(term, (words.get(term) ?? 0) + 2);
        }
      }
      record += 1;
    }
  }

  const w: EncodedWords[] = [];
  let own: string[] = [];
  let size = 0;
  const sorted = [...words.keys()].sort();
  sorted.forEach((word, number) => {
    own.push(word);
    size += 4 + (words.get(word) ?? 0);
    if (size < WORDS_SIZE && number < sorted.length - 1) return;
    w.push(encodeWords(own, postings));
    own = [];
    size = 0;
  });
  return {v: 4, p: encodePages(others, baseUrl), e: encodePages(errors, baseUrl), w, x};
}

/**
 * Moves the parts of an index into files of their own. They are numbered: a name with a hash for each of them would be
 * a tenth of the head. So the caller puts what changes with the index before the names, and into `n` of the head.
 *
 * @param store gets the name and the content of each file
 * @returns the head
 */
export function divideIndex(
  whole: WholeIndex,
  store: (file: string, part: EncodedPages | EncodedWords | EncodedTexts) => void,
): EncodedIndex {
  const errors = whole.e.headings.length;
  if (errors > 0) store(ERRORS_FILE, whole.e);
  whole.w.forEach((part, number) => store(partFile('words', number), part));
  whole.x.forEach((part, number) => store(partFile('texts', number), part));
  return {
    ...whole,
    e: errors,
    w: whole.w.map(([words]) => decodeWords(words)[0] ?? ''),
    x: whole.x.map(({length}) => length),
  };
}
