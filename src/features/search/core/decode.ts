import lunr from 'lunr';

import {
  decodeWords,
  IndexFormatError,
  isEncodedIndex,
  isEncodedTexts,
  isEncodedWords,
  partFile,
  type EncodedIndex,
} from './format.ts';
import {Occurrences} from './occurrences.ts';
import {headWords, slug} from './terms.ts';
import {FIELD_NUMBERS, FIELDS, type Field, type IndexedRecord} from './types.ts';

/** A record that has a word, in which fields, and lunr's score for it. */
export interface Posting {
  readonly record: number;
  /** Their numbers in FIELDS. */
  readonly fields: readonly number[];
  readonly score: number;
}

/** A lunr index of the heads: records whose fields are lists of words, as they are. */
function buildHead(records: ReadonlyMap<number, Partial<Record<Field, string[]>>>): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('id');
  for (const field of FIELDS) builder.field(field);
  builder.tokenizer = ((words: readonly string[] | null) =>
    (words ?? []).map((word) => new lunr.Token(word, {}))) as unknown as typeof lunr.tokenizer;
  for (const [id, fields] of records) builder.add({id, ...fields});
  return builder.build();
}

/** Fields of a posting; there are few combinations, so they are shared. */
const combinations = new Map<string, readonly number[]>();

function fieldsOf(names: readonly Field[]): readonly number[] {
  const key = names.join();
  let fields = combinations.get(key);
  if (!fields) {
    fields = names.map((name) => FIELD_NUMBERS[name]);
    combinations.set(key, fields);
  }
  return fields;
}

/** The most words whose places are cached. */
const MAX_LOOKUPS = 1_000;

type Waiting<From> = {from: From; file: string};

/** A record whose texts are set when their part is loaded. */
type MutableRecord = IndexedRecord & {text: string; code: string; terms: readonly string[]};

/** An index that grows part by part. */
export class GrowingIndex {
  readonly records: readonly MutableRecord[];
  /** First record of each page. */
  readonly pages: readonly number[];
  /** Weight of each page, 0 to 1. */
  readonly weights: readonly number[];
  /** Every word loaded so far. */
  readonly terms: string[] = [];

  private readonly known = new Set<string>();
  private readonly head: lunr.Index;
  /** Length of each record as a multiple of the mean. */
  private readonly lengths: readonly number[];
  private readonly parts: Occurrences[] = [];
  private readonly found = new Map<string, readonly Posting[]>();
  private readonly words: (Waiting<string> & {to: string | undefined})[] = [];
  private readonly texts: (Waiting<number> & {to: number})[] = [];

  /**
   * The value is the parsed head. Throws {@link IndexFormatError} if it is not an index. The base URL is put
   * before the URLs.
   */
  constructor(value: unknown, baseUrl: string) {
    if (!isEncodedIndex(value)) throw new IndexFormatError('Not a search index');
    const {records, pages, head} = recordsOf(value, baseUrl);
    this.records = records;
    this.pages = pages;
    this.weights = value.p.map(([, , , , , weight = 1]) => weight);
    const mean = records.reduce((sum, {length}) => sum + length, 0) / records.length || 1;
    this.lengths = records.map(({length}) => length / mean);
    this.learn([...head.values()].flatMap((fields) => Object.values(fields).flat()));
    this.head = buildHead(head);
    const {n = '', w, x} = value;
    w.forEach((part, number) => {
      const to = w[number + 1];
      if (typeof part !== 'string') this.addWords(part);
      else {
        const end = typeof to === 'string' ? to : undefined;
        this.words.push({from: part, to: end, file: n + partFile('words', number)});
      }
    });
    let from = 0;
    x.forEach((part, number) => {
      const to = from + (typeof part === 'number' ? part : part.length);
      if (typeof part !== 'number') this.addTexts(from, part);
      else this.texts.push({from, to, file: n + partFile('texts', number)});
      from = to;
    });
  }

  /** Where a word occurs, as far as its parts are loaded. */
  lookup(term: string): readonly Posting[] {
    const known = this.found.get(term);
    if (known) return known;
    if (!this.known.has(term)) return [];
    const byRecord = new Map<number, {fields: Field[]; score: number}>();
    const add = (record: number, fields: readonly Field[], score: number): void => {
      const before = byRecord.get(record);
      if (before) {
        before.fields.push(...fields);
        before.score += score;
      } else byRecord.set(record, {fields: [...fields], score});
    };
    for (const {ref, score, matchData} of this.head.query((query) => {
      query.term(term, {usePipeline: false});
    })) {
      const metadata = matchData.metadata as Record<string, Record<string, unknown>>;
      add(Number(ref), Object.keys(metadata[term] ?? {}) as Field[], score);
    }
    for (const part of this.parts) {
      for (const {record, field, score} of part.lookup(term)) add(record, [field], score);
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

  /** Files with words that have one of these beginnings, not loaded yet. */
  wordFiles(prefixes: Iterable<string>): string[] {
    const files = new Set<string>();
    for (const prefix of prefixes) {
      for (const {from, to, file} of this.words) {
        if (from <= `${prefix}\uffff` && (to === undefined || prefix < to)) files.add(file);
      }
    }
    return [...files];
  }

  /** Files with the texts of records, not loaded yet. */
  textFiles(records: Iterable<number>): string[] {
    const files = new Set<string>();
    for (const record of records) {
      const part = this.texts.find(({from, to}) => record >= from && record < to);
      if (part) files.add(part.file);
    }
    return [...files];
  }

  /**
   * Adds the parsed content of a file that the head names, and tells whether it has new words.
   * Throws {@link IndexFormatError} if it is not a part of an index.
   */
  add(file: string, value: unknown): boolean {
    const words = this.words.findIndex((one) => one.file === file);
    if (words >= 0) {
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
    this.parts.push(new Occurrences(words, postings, this.lengths));
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
  const records: MutableRecord[] = [];
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
