import lunr from 'lunr';

import {fold, tokens} from './text.ts';
import {FIELDS, type Field, type IndexedRecord, type Page, type Section} from './types.ts';
import {JOINED, STOP_WORDS} from './words.ts';

/**
 * The index file.
 *
 * lunr's own serialisation repeats every posting three times (inverted index, field vectors,
 * positions). This file holds what lunr's builder needs to make the same index again: the words,
 * and per field which records hold them how often. `decodeIndex` feeds that to the builder and
 * gets the very index that was built.
 */
export interface EncodedIndex {
  readonly v: 1;
  /** Pages: URL without base path, title, breadcrumbs, description, keywords, and a weight below 1. */
  readonly p: readonly EncodedPage[];
  /** Records: page (difference to the one before), level, hash, heading, text, code. */
  readonly r: readonly (readonly [number, number, string, string, string, string])[];
  /** Words, sorted; each as the number of letters shared with the one before, and the rest. */
  readonly w: string;
  /** Postings by field: word (difference), number of records, records (difference; 0 repeats). */
  readonly f: readonly string[];
}

type EncodedPage = readonly [
  url: string,
  title: string,
  breadcrumbs: readonly string[],
  description: string,
  keywords: readonly string[],
  weight?: number,
  error?: 1,
];

/** An index in memory. */
export interface LoadedIndex {
  readonly index: lunr.Index;
  readonly records: readonly IndexedRecord[];
  /** First record of each page. */
  readonly pages: readonly number[];
  /** Weight of each page, 0 to 1. */
  readonly weights: readonly number[];
  readonly terms: readonly string[];
}

/** Thrown when a file is not an index: truncated, another format, somebody's error page. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}

// The parts of lunr's builder that it documents as properties but @types/lunr leaves out.
interface OpenBuilder extends lunr.Builder {
  invertedIndex: Record<string, Record<string, unknown>>;
  fieldTermFrequencies: Record<string, Record<string, number>>;
  fieldLengths: Record<string, number>;
  documentCount: number;
  termIndex: number;
  _documents: Record<string, object>;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function vlq(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= 32) {
    text += DIGITS[32 + (rest & 31)];
    rest >>>= 5;
  }
  return text + DIGITS[rest];
}

class NumberReader {
  private at = 0;
  private static readonly values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

  constructor(private readonly text: string) {}

  get done(): boolean {
    return this.at >= this.text.length;
  }

  next(): number {
    let value = 0;
    for (let shift = 0; shift < 30; shift += 5) {
      const digit = NumberReader.values.get(this.text[this.at] ?? '');
      if (digit === undefined) throw new IndexFormatError('Postings end early');
      this.at += 1;
      value |= (digit & 31) << shift;
      if (digit < 32) return value;
    }
    throw new IndexFormatError('A number is too long');
  }
}

/**
 * The words of a text, as they go into the index.
 *
 * @param text - text of a field
 * @param keepStopWords - whether words without a subject are kept (titles may consist of them)
 */
export function indexTerms(text: string, keepStopWords: boolean): string[] {
  const found: string[] = [];
  let before: {term: string; end: number} | null = null;
  for (const {term, start, end} of tokens(text)) {
    if (before && start >= before.end && start - before.end === 1) {
      if (JOINED.has(`${before.term} ${term}`)) found.push(before.term + term);
    }
    if (!before || start >= before.end) before = {term, end};
    if (keepStopWords || (!STOP_WORDS.has(term) && term.length > 1) || /^\d$/.test(term)) {
      found.push(term);
    }
  }
  return found;
}

function newBuilder(): OpenBuilder {
  const builder = new lunr.Builder() as OpenBuilder;
  builder.ref('id');
  for (const field of FIELDS) builder.field(field);
  return builder;
}

function frequencies(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/**
 * Text of the URL that a reader may type: its last segments, without numbers.
 *
 * @param url - URL of a page, without the base path
 * @param segments - how many
 */
function slug(url: string, segments = 2): string {
  return url
    .split('/')
    .filter((part) => part !== '' && !/^\d+$/.test(part) && part !== 'index')
    .slice(-segments)
    .join(' ')
    .replace(/[-_]/g, ' ');
}

/**
 * An anchor that was given by hand names the subject in a word or two: `{#outbound-hosts}`. What the
 * heading says itself is left out.
 */
function anchorWords({hash, heading}: Pick<Section, 'hash' | 'heading'>): string {
  const said = new Set(indexTerms(heading, true));
  return hash
    .replace(/^#/, '')
    .split(/[-_]/)
    .filter((word) => /^[a-z]{2,}$/i.test(word) && !said.has(fold(word)))
    .join(' ');
}

/**
 * Builds the index of one context and version and encodes it.
 *
 * @param pages - the pages, in a stable order
 * @param baseUrl - the site's base path, taken off the URLs
 */
export function encodeIndex(pages: readonly Page[], baseUrl: string): EncodedIndex {
  const p: EncodedPage[] = [];
  const r: [number, number, string, string, string, string][] = [];
  const postings = FIELDS.map(() => new Map<string, Map<number, number>>());
  const words = new Set<string>();

  let lastPage = 0;
  pages.forEach((page, pageNumber) => {
    const url = page.url.startsWith(baseUrl) ? page.url.slice(baseUrl.length) : page.url;
    const {title, breadcrumbs, description, keywords, weight = 1, kind} = page;
    const said = [url, title, breadcrumbs, description, keywords] as const;
    p.push(kind === 'error' ? [...said, weight, 1] : weight === 1 ? said : [...said, weight]);
    page.sections.forEach((section, position) => {
      const record = r.length;
      const first = position === 0;
      r.push([
        pageNumber - lastPage,
        section.level,
        section.hash,
        section.heading,
        section.text,
        section.code,
      ]);
      lastPage = pageNumber;
      const fields: Record<Field, string> = {
        title: first ? page.title : '',
        breadcrumbs: first ? `${page.breadcrumbs.join(' | ')} | ${slug(url)}` : '',
        keywords: first ? page.keywords.join(' | ') : '',
        description: first ? page.description : '',
        heading: `${section.heading} | ${anchorWords(section)}`,
        content: section.text,
        code: section.code,
      };
      FIELDS.forEach((field, fieldNumber) => {
        const short = field === 'title' || field === 'heading' || field === 'keywords';
        for (const [term, count] of frequencies(indexTerms(fields[field], short))) {
          words.add(term);
          const byTerm = postings[fieldNumber];
          const records = byTerm?.get(term) ?? new Map<number, number>();
          records.set(record, count);
          byTerm?.set(term, records);
        }
      });
    });
  });

  const sorted = [...words].sort();
  const numbers = new Map(sorted.map((word, number) => [word, number]));
  let w = '';
  let wordBefore = '';
  for (const word of sorted) {
    let shared = 0;
    while (shared < 31 && shared < word.length && word[shared] === wordBefore[shared]) shared += 1;
    w += `${w === '' ? '' : ' '}${vlq(shared)}${word.slice(shared)}`;
    wordBefore = word;
  }

  const f = postings.map((byTerm) => {
    let text = '';
    let termBefore = 0;
    const entries = [...byTerm].map(
      ([term, records]) => [numbers.get(term) ?? 0, records] as const,
    );
    for (const [term, records] of entries.sort((a, b) => a[0] - b[0])) {
      text += vlq(term - termBefore);
      termBefore = term;
      let recordBefore = 0;
      let count = 0;
      let list = '';
      for (const [record, times] of [...records].sort((a, b) => a[0] - b[0])) {
        // Records are counted from 1 here, so that 0 can mean: the same record again. More than
        // four times is not more relevant.
        list += vlq(record + 1 - recordBefore) + vlq(0).repeat(Math.min(times, 4) - 1);
        count += Math.min(times, 4);
        recordBefore = record + 1;
      }
      text += vlq(count) + list;
    }
    return text;
  });
  return {v: 1, p, r, w, f};
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isWeight(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= 1;
}

function isEncodedIndex(value: unknown): value is EncodedIndex {
  if (typeof value !== 'object' || value === null) return false;
  const {v, p, r, w, f} = value as Record<string, unknown>;
  return (
    v === 1 &&
    typeof w === 'string' &&
    isStringArray(f) &&
    f.length === FIELDS.length &&
    Array.isArray(p) &&
    p.every(
      (page: unknown) =>
        Array.isArray(page) &&
        (page.length === 5 ||
          (page.length === 6 && isWeight(page[5])) ||
          (page.length === 7 && isWeight(page[5]) && page[6] === 1)) &&
        typeof page[0] === 'string' &&
        typeof page[1] === 'string' &&
        isStringArray(page[2]) &&
        typeof page[3] === 'string' &&
        isStringArray(page[4]),
    ) &&
    Array.isArray(r) &&
    r.every(
      (record: unknown) =>
        Array.isArray(record) &&
        record.length === 6 &&
        typeof record[0] === 'number' &&
        typeof record[1] === 'number' &&
        record.slice(2).every((item) => typeof item === 'string'),
    )
  );
}

function decodeWords(text: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const entry of text === '' ? [] : text.split(' ')) {
    const shared = DIGITS.indexOf(entry[0] ?? '');
    if (shared < 0 || shared > before.length) throw new IndexFormatError('The words are damaged');
    before = before.slice(0, shared) + entry.slice(1);
    words.push(before);
  }
  return words;
}

/**
 * Makes a searchable index of a file's content.
 *
 * @param value - the parsed file, of unknown shape
 * @param baseUrl - the site's base path, put before the URLs
 * @throws IndexFormatError when the value is not an index
 */
export function decodeIndex(value: unknown, baseUrl: string): LoadedIndex {
  if (!isEncodedIndex(value)) throw new IndexFormatError('Not a search index');
  const records: IndexedRecord[] = [];
  const pages: number[] = [];
  let pageNumber = 0;
  const enclosing: number[] = [];
  value.r.forEach(([pageStep, level, hash, heading, text, code], number) => {
    pageNumber += pageStep;
    const page = value.p[pageNumber];
    if (!page) throw new IndexFormatError('A record without its page');
    const first = pages.length === pageNumber;
    if (first) {
      pages.push(number);
      enclosing.length = 0;
    }
    const [url, title, breadcrumbs, description, keywords, , error] = page;
    let parent = pages[pageNumber] ?? number;
    for (let above = level - 1; above > 1; above -= 1) {
      const candidate = enclosing[above];
      if (candidate !== undefined) {
        parent = candidate;
        break;
      }
    }
    enclosing[level] = number;
    enclosing.length = level + 1;
    records.push({
      t: heading === '' ? title : heading,
      u: baseUrl + url,
      h: hash,
      b: breadcrumbs,
      page: pageNumber,
      parent,
      text,
      code,
      keywords: first ? keywords : [],
      description: first ? description : '',
      error: error === 1,
      names: !first ? [] : error === 1 ? [title] : [title, slug(url), slug(url, 1)],
    });
  });

  const terms = decodeWords(value.w);
  const builder = newBuilder();
  for (let number = 0; number < records.length; number += 1) {
    builder._documents[number] = {};
    for (const field of FIELDS) {
      builder.fieldTermFrequencies[`${field}/${number}`] = Object.create(null) as Record<
        string,
        number
      >;
      builder.fieldLengths[`${field}/${number}`] = 0;
    }
  }
  builder.documentCount = records.length;
  for (const term of terms) {
    const posting = Object.create(null) as Record<string, unknown>;
    posting._index = builder.termIndex;
    builder.termIndex += 1;
    for (const field of FIELDS) posting[field] = Object.create(null);
    builder.invertedIndex[term] = posting;
  }
  FIELDS.forEach((field, fieldNumber) => {
    const reader = new NumberReader(value.f[fieldNumber] ?? '');
    let termNumber = 0;
    while (!reader.done) {
      termNumber += reader.next();
      const term = terms[termNumber];
      const posting = term === undefined ? undefined : builder.invertedIndex[term];
      if (term === undefined || !posting) throw new IndexFormatError('A posting without its word');
      const inField = posting[field] as Record<string, object>;
      let record = -1;
      for (let left = reader.next(); left > 0; left -= 1) {
        record += reader.next();
        const counts = builder.fieldTermFrequencies[`${field}/${record}`];
        if (!counts) throw new IndexFormatError('A posting without its record');
        counts[term] = (counts[term] ?? 0) + 1;
        builder.fieldLengths[`${field}/${record}`] =
          (builder.fieldLengths[`${field}/${record}`] ?? 0) + 1;
        inField[record] ??= Object.create(null) as object;
      }
    }
  });
  const weights = value.p.map(([, , , , , weight = 1]) => weight);
  return {index: builder.build(), records, pages, weights, terms};
}
