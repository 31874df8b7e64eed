import lunr from 'lunr';

import {fold, tokens} from './text.ts';
import {FIELDS, type Field, type IndexedRecord, type Page, type Section} from './types.ts';
import {JOINED, STOP_WORDS} from './words.ts';

/**
 * The index files.
 *
 * The head contains what is needed at once: pages with titles, keywords and descriptions, and the headings of
 * their sections. The words of texts and code come in parts by their first letters, the texts in parts by
 * page; each part is in the head itself or in its own file, which is loaded when a query needs it. lunr's own
 * serialisation repeats every posting three times and cannot be divided; a part contains the words of each
 * section and is fed to lunr's builder.
 */
export interface EncodedIndex {
  readonly v: 2;
  /** Pages: URL without base path, title, breadcrumbs, description, keywords, a weight below 1, known error. */
  readonly p: readonly EncodedPage[];
  /** Records: page (difference to the one before), level, hash, heading, length of text and code. */
  readonly r: readonly (readonly [number, number, string, string, number])[];
  /** Parts of the words, each with its first word. */
  readonly w: readonly (readonly [from: string, part: string | EncodedWords])[];
  /** Parts of the texts, each with its first record. */
  readonly x: readonly (readonly [from: number, part: string | EncodedTexts])[];
}

/**
 * Words, sorted, each as the number of letters shared with the one before, and the rest; and their
 * postings in texts, in code and in search terms: word (difference), number of records, records (difference; 0 repeats).
 */
export type EncodedWords = readonly [words: string, content: string, code: string, terms: string];

/** Text, code and search terms of the records, in their order. */
export type EncodedTexts = readonly (readonly [text: string, code: string, ...terms: string[]])[];

type EncodedPage = readonly [
  url: string,
  title: string,
  breadcrumbs: readonly string[],
  description: string,
  keywords: readonly string[],
  weight?: number,
  error?: 1,
];

/** Fields that are in the head. */
const HEAD_FIELDS = ['title', 'breadcrumbs', 'keywords', 'description', 'heading'] as const;
/** Fields whose words come in parts. */
const PART_FIELDS = ['content', 'code', 'terms'] as const;

/** A record that has a word, in which fields, and lunr's score for it. */
export interface Posting {
  readonly record: number;
  readonly fields: Readonly<Partial<Record<Field, true>>>;
  readonly score: number;
}

/** An index in memory, complete or growing. */
export interface LoadedIndex {
  readonly records: readonly IndexedRecord[];
  /** First record of each page. */
  readonly pages: readonly number[];
  /** Weight of each page, 0 to 1. */
  readonly weights: readonly number[];
  /** Every word loaded so far. */
  readonly terms: readonly string[];
  /** Where a word occurs, as far as its parts are loaded. */
  lookup(term: string): readonly Posting[];
}

/** Thrown when a file is not an index: truncated, another format, somebody's error page. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
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
 * The words of a text, in the form of the index.
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

/** A lunr index of records whose fields are lists of words, as they are. */
function buildPart(records: ReadonlyMap<number, Partial<Record<Field, string[]>>>): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('id');
  for (const field of FIELDS) builder.field(field);
  builder.tokenizer = ((words: readonly string[] | null) =>
    (words ?? []).map((word) => new lunr.Token(word, {}))) as unknown as typeof lunr.tokenizer;
  for (const [id, fields] of records) builder.add({id, ...fields});
  return builder.build();
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
 * An explicit anchor names the subject in a word or two: `{#outbound-hosts}`. Words that the heading has are
 * left out.
 */
function anchorWords({hash, heading}: Pick<Section, 'hash' | 'heading'>): string {
  const said = new Set(indexTerms(heading, true));
  return hash
    .replace(/^#/, '')
    .split(/[-_]/)
    .filter((word) => /^[a-z]{2,}$/i.test(word) && !said.has(fold(word)))
    .join(' ');
}

/** Characters of a part, about a quarter of that when compressed. */
const PART_SIZE = 12_000;

/** The words of a page that are in the head, by record. */
function headWords(
  {url, title, breadcrumbs, description, keywords}: Omit<Page, 'sections'>,
  section: Pick<Section, 'hash' | 'heading'>,
  first: boolean,
): Partial<Record<Field, string[]>> {
  const fields: Record<(typeof HEAD_FIELDS)[number], string> = {
    title: first ? title : '',
    breadcrumbs: first ? `${breadcrumbs.join(' | ')} | ${slug(url)}` : '',
    keywords: first ? keywords.join(' | ') : '',
    description: first ? description : '',
    heading: `${section.heading} | ${anchorWords(section)}`,
  };
  return Object.fromEntries(
    HEAD_FIELDS.map((field) => [
      field,
      indexTerms(fields[field], field === 'title' || field === 'heading' || field === 'keywords'),
    ]),
  );
}

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

/**
 * Builds the index of one context and version and encodes it, with all parts in the head.
 *
 * @param pages - the pages, in a stable order
 * @param baseUrl - the site's base path, taken off the URLs
 */
export function encodeIndex(pages: readonly Page[], baseUrl: string): EncodedIndex {
  const p: EncodedPage[] = [];
  const r: [number, number, string, string, number][] = [];
  const x: [number, [string, string, ...string[]][]][] = [];
  const postings = PART_FIELDS.map(() => new Map<string, Map<number, number>>());
  const words = new Map<string, number>();

  let lastPage = 0;
  let textSize = Infinity;
  pages.forEach((page, pageNumber) => {
    const url = page.url.startsWith(baseUrl) ? page.url.slice(baseUrl.length) : page.url;
    const {title, breadcrumbs, description, keywords, weight = 1, kind} = page;
    const said = [url, title, breadcrumbs, description, keywords] as const;
    p.push(kind === 'error' ? [...said, weight, 1] : weight === 1 ? said : [...said, weight]);
    if (textSize > PART_SIZE) {
      x.push([r.length, []]);
      textSize = 0;
    }
    for (const {level, hash, heading, text, code, terms = []} of page.sections) {
      const record = r.length;
      r.push([pageNumber - lastPage, level, hash, heading, text.length + code.length]);
      lastPage = pageNumber;
      x.at(-1)?.[1].push([text, code, ...terms]);
      textSize += text.length + code.length;
      [text, code, terms.join(' | ')].forEach((field, number) => {
        for (const [term, count] of frequencies(indexTerms(field, false))) {
          const byTerm = postings[number];
          const records = byTerm?.get(term) ?? new Map<number, number>();
          records.set(record, count);
          byTerm?.set(term, records);
          words.set(term, (words.get(term) ?? 0) + 2);
        }
      });
    }
  });

  const w: [string, EncodedWords][] = [];
  let own: string[] = [];
  let size = 0;
  const sorted = [...words.keys()].sort();
  sorted.forEach((word, number) => {
    own.push(word);
    size += 4 + (words.get(word) ?? 0);
    if (size < PART_SIZE && number < sorted.length - 1) return;
    w.push([own[0] ?? '', encodeWords(own, postings)]);
    own = [];
    size = 0;
  });
  return {v: 2, p, r, w, x};
}

/**
 * Moves the parts of an index into separate files.
 *
 * @param encoded - the index with its parts
 * @param store - stores a part and returns the name of its file
 */
export function divideIndex(
  encoded: EncodedIndex,
  store: (kind: 'words' | 'texts', part: EncodedWords | EncodedTexts) => string,
): EncodedIndex {
  return {
    ...encoded,
    w: encoded.w.map(([from, part]) => [
      from,
      typeof part === 'string' ? part : store('words', part),
    ]),
    x: encoded.x.map(([from, part]) => [
      from,
      typeof part === 'string' ? part : store('texts', part),
    ]),
  };
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isWeight(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= 1;
}

function isEncodedPage(page: unknown): page is EncodedPage {
  return (
    Array.isArray(page) &&
    page.length >= 5 &&
    page.length <= 7 &&
    (page.length < 6 || isWeight(page[5])) &&
    (page.length < 7 || page[6] === 1) &&
    typeof page[0] === 'string' &&
    typeof page[1] === 'string' &&
    isStringArray(page[2]) &&
    typeof page[3] === 'string' &&
    isStringArray(page[4])
  );
}

function isParts(value: unknown, from: 'string' | 'number'): boolean {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => Array.isArray(one) && one.length === 2 && typeof one[0] === from)
  );
}

function isEncodedIndex(value: unknown): value is EncodedIndex {
  if (typeof value !== 'object' || value === null) return false;
  const {v, p, r, w, x} = value as Record<string, unknown>;
  return (
    v === 2 &&
    isParts(w, 'string') &&
    isParts(x, 'number') &&
    Array.isArray(p) &&
    p.every(isEncodedPage) &&
    Array.isArray(r) &&
    r.every(
      (record: unknown) =>
        Array.isArray(record) &&
        record.length === 5 &&
        typeof record[0] === 'number' &&
        typeof record[1] === 'number' &&
        typeof record[2] === 'string' &&
        typeof record[3] === 'string' &&
        typeof record[4] === 'number',
    )
  );
}

function isEncodedWords(value: unknown): value is EncodedWords {
  return isStringArray(value) && value.length === 4;
}

function isEncodedTexts(value: unknown): value is EncodedTexts {
  return Array.isArray(value) && value.every((one) => isStringArray(one) && one.length >= 2);
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

/** Fields of a posting; there are few combinations, so they are shared. */
const combinations = new Map<string, Readonly<Partial<Record<Field, true>>>>();

function fieldsOf(names: readonly string[]): Readonly<Partial<Record<Field, true>>> {
  const key = names.join();
  let fields = combinations.get(key);
  if (!fields) {
    fields = Object.fromEntries(names.map((name) => [name, true]));
    combinations.set(key, fields);
  }
  return fields;
}

/** The most words whose places are cached. */
const MAX_LOOKUPS = 1_000;

type Waiting<From> = {from: From; file: string};

/** A record whose texts come later. */
type Filled = IndexedRecord & {text: string; code: string; terms: readonly string[]};

/** An index that grows part by part. */
export class GrowingIndex implements LoadedIndex {
  readonly records: readonly Filled[];
  readonly pages: readonly number[];
  readonly weights: readonly number[];
  readonly terms: string[] = [];

  private readonly known = new Set<string>();
  private readonly lunrs: lunr.Index[] = [];
  private readonly found = new Map<string, readonly Posting[]>();
  private readonly words: (Waiting<string> & {to: string | undefined})[] = [];
  private readonly texts: (Waiting<number> & {to: number})[] = [];

  /**
   * @param value - the parsed head, of unknown shape
   * @param baseUrl - the site's base path, put before the URLs
   * @throws IndexFormatError when the value is not an index
   */
  constructor(value: unknown, baseUrl: string) {
    if (!isEncodedIndex(value)) throw new IndexFormatError('Not a search index');
    const {records, pages, head} = recordsOf(value, baseUrl);
    this.records = records;
    this.pages = pages;
    this.weights = value.p.map(([, , , , , weight = 1]) => weight);
    this.learn([...head.values()].flatMap((fields) => Object.values(fields).flat()));
    this.lunrs.push(buildPart(head));
    value.w.forEach(([from, part], number) => {
      if (typeof part === 'string') {
        this.words.push({from, to: value.w[number + 1]?.[0], file: part});
      } else this.addWords(part);
    });
    value.x.forEach(([from, part], number) => {
      const to = value.x[number + 1]?.[0] ?? records.length;
      if (typeof part === 'string') this.texts.push({from, to, file: part});
      else this.addTexts(from, part);
    });
  }

  lookup(term: string): readonly Posting[] {
    const known = this.found.get(term);
    if (known) return known;
    if (!this.known.has(term)) return [];
    const byRecord = new Map<number, {fields: string[]; score: number}>();
    for (const index of this.lunrs) {
      for (const {ref, score, matchData} of index.query((query) => {
        query.term(term, {usePipeline: false});
      })) {
        const fields = Object.keys(
          (matchData.metadata as Record<string, Record<string, unknown>>)[term] ?? {},
        );
        const record = Number(ref);
        const before = byRecord.get(record);
        if (before) {
          before.fields.push(...fields);
          before.score += score;
        } else byRecord.set(record, {fields, score});
      }
    }
    const postings = [...byRecord].map(([record, {fields, score}]) => ({
      record,
      fields: fieldsOf(fields),
      score,
    }));
    if (this.found.size >= MAX_LOOKUPS) this.found.clear();
    this.found.set(term, postings);
    return postings;
  }

  /**
   * Files with words that have one of these beginnings, not loaded yet.
   *
   * @param prefixes - beginnings of words
   */
  wordFiles(prefixes: Iterable<string>): string[] {
    const files = new Set<string>();
    for (const prefix of prefixes) {
      for (const {from, to, file} of this.words) {
        if (from <= `${prefix}\uffff` && (to === undefined || prefix < to)) files.add(file);
      }
    }
    return [...files];
  }

  /**
   * Files with the texts of records, not loaded yet.
   *
   * @param records - numbers of records
   */
  textFiles(records: Iterable<number>): string[] {
    const files = new Set<string>();
    for (const record of records) {
      const part = this.texts.find(({from, to}) => record >= from && record < to);
      if (part) files.add(part.file);
    }
    return [...files];
  }

  /**
   * Adds a file.
   *
   * @param file - its name, as the head calls it
   * @param value - its parsed content, of unknown shape
   * @returns whether there are new words
   * @throws IndexFormatError when the value is not a part of an index
   */
  add(file: string, value: unknown): boolean {
    const words = this.words.findIndex((one) => one.file === file);
    if (words >= 0) {
      if (!isEncodedWords(value)) throw new IndexFormatError('Not the words of a search index');
      this.addWords(value);
      this.words.splice(words, 1);
      return true;
    }
    const texts = this.texts.findIndex((one) => one.file === file);
    const part = this.texts[texts];
    if (part) {
      this.addTexts(part.from, value);
      this.texts.splice(texts, 1);
    }
    return false;
  }

  private learn(terms: Iterable<string>): void {
    for (const term of terms) {
      this.found.delete(term);
      if (this.known.has(term)) continue;
      this.known.add(term);
      this.terms.push(term);
    }
  }

  private addWords(value: unknown): void {
    if (!isEncodedWords(value)) throw new IndexFormatError('Not the words of a search index');
    const [text, ...postings] = value;
    const words = decodeWords(text);
    const docs = new Map<number, Partial<Record<Field, string[]>>>();
    PART_FIELDS.forEach((field, number) => {
      const reader = new NumberReader(postings[number] ?? '');
      let at = 0;
      while (!reader.done) {
        at += reader.next();
        const word = words[at];
        if (word === undefined) throw new IndexFormatError('A posting without its word');
        let record = -1;
        for (let left = reader.next(); left > 0; left -= 1) {
          record += reader.next();
          if (!this.records[record]) throw new IndexFormatError('A posting without its record');
          const doc = docs.get(record) ?? {};
          docs.set(record, doc);
          (doc[field] ??= []).push(word);
        }
      }
    });
    this.lunrs.push(buildPart(docs));
    this.learn(words);
  }

  private addTexts(from: number, value: unknown): void {
    if (!isEncodedTexts(value)) throw new IndexFormatError('Not the texts of a search index');
    value.forEach(([text, code, ...terms], number) => {
      const record = this.records[from + number];
      if (!record) throw new IndexFormatError('A text without its record');
      record.text = text;
      record.code = code;
      record.terms = terms;
    });
  }
}

/** The records of a head, their pages, and the words of both. */
function recordsOf(value: EncodedIndex, baseUrl: string) {
  const records: Filled[] = [];
  const pages: number[] = [];
  const head = new Map<number, Partial<Record<Field, string[]>>>();
  let pageNumber = 0;
  const enclosing: number[] = [];
  value.r.forEach(([pageStep, level, hash, heading, length], number) => {
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
      length,
      text: '',
      code: '',
      terms: [],
      keywords: first ? keywords : [],
      description: first ? description : '',
      error: error === 1,
      names: !first ? [] : error === 1 ? [title] : [title, slug(url), slug(url, 1)],
    });
    head.set(
      number,
      headWords({url, title, breadcrumbs, description, keywords}, {hash, heading}, first),
    );
  });
  return {records, pages, head};
}

/**
 * Creates a searchable index from a head.
 *
 * @param value - the parsed head, of unknown shape
 * @param baseUrl - the site's base path, put before the URLs
 * @throws IndexFormatError when the value is not an index
 */
export function decodeIndex(value: unknown, baseUrl: string): GrowingIndex {
  return new GrowingIndex(value, baseUrl);
}
