import lunr from 'lunr';

import {
  decodeWords,
  ERRORS_FILE,
  IndexFormatError,
  isEncodedIndex,
  isEncodedPages,
  isEncodedTexts,
  isEncodedWords,
  NumberReader,
  partFile,
  usualHash,
  type EncodedPages,
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

type Words = Partial<Record<Field, string[]>>;

/** A lunr index of what is known without texts: records whose fields are lists of words, as they are. */
function buildHead(records: ReadonlyMap<number, Words>): lunr.Index {
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
  /** Another list after the known errors are loaded, so that results can be remembered by it. */
  records: readonly MutableRecord[] = [];
  /** First record of each page. */
  readonly pages: number[] = [];
  /** Weight of each page, 0 to 1. */
  readonly weights: number[] = [];
  /** Every word loaded so far. */
  readonly terms: string[] = [];
  /** The words of titles, which completions begin with. */
  readonly titleTerms: string[] = [];

  private readonly known = new Set<string>();
  /** The words of {@link head}, by record. */
  private readonly headWords = new Map<number, Words>();
  private head: lunr.Index | undefined;
  /** Length of each record as a multiple of the mean; 1 for those that are not loaded. */
  private readonly lengths: number[];
  /** The file with the known errors, until it is loaded. */
  private errors: string | undefined;
  private readonly parts: Occurrences[] = [];
  private readonly found = new Map<string, readonly Posting[]>();
  private readonly words: (Waiting<string> & {to: string | undefined})[] = [];
  private readonly texts: (Waiting<number> & {to: number})[] = [];

  /**
   * The value is the parsed head. Throws {@link IndexFormatError} if it is not an index. The base URL is put
   * before the URLs.
   */
  constructor(
    value: unknown,
    private readonly baseUrl: string,
  ) {
    if (!isEncodedIndex(value)) throw new IndexFormatError('Not a search index');
    const {n = '', p, e, w, x} = value;
    const errors = typeof e === 'number' ? e : e.headings.length;
    this.lengths = new Array<number>(p.headings.length + errors).fill(1);
    this.addPages(p, false);
    if (typeof e !== 'number') this.addPages(e, true);
    else if (e > 0) this.errors = n + ERRORS_FILE;
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
    const inHead = this.head?.query((query) => query.term(term, {usePipeline: false}));
    for (const {ref, score, matchData} of inHead ?? []) {
      const metadata = matchData.metadata as Record<string, Record<string, unknown>>;
      add(Number(ref), Object.keys(metadata[term] ?? {}) as Field[], score);
    }
    for (const part of this.parts) {
      for (const {record, field, score} of part.lookup(term)) {
        if (record < this.records.length) add(record, [field], score);
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

  /** The file with the known errors, if it is not loaded yet. */
  errorFiles(): string[] {
    return this.errors === undefined ? [] : [this.errors];
  }

  /** All files that are not loaded yet. */
  missingFiles(): string[] {
    return [...this.errorFiles(), ...[...this.words, ...this.texts].map(({file}) => file)];
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
    if (file === this.errors) {
      if (!isEncodedPages(value)) throw new IndexFormatError('Not the pages of a search index');
      this.addPages(value, true);
      this.errors = undefined;
      return true;
    }
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

  private addPages(pages: EncodedPages, errors: boolean): void {
    const records = recordsOf(pages, {
      errors,
      baseUrl: this.baseUrl,
      firstPage: this.pages.length,
      firstRecord: this.records.length,
    });
    records.forEach(({words, first}, index) => {
      const number = this.records.length + index;
      this.headWords.set(number, words);
      this.learn(Object.values(words).flat());
      this.titleTerms.push(...(words.title ?? []));
      if (first) this.pages.push(number);
    });
    this.records = [...this.records, ...records.map(({record}) => record)];
    this.weights.push(...pages.weights);
    const mean = this.records.reduce((sum, {length}) => sum + length, 0) / this.records.length || 1;
    this.records.forEach(({length}, number) => {
      this.lengths[number] = length / mean;
    });
    // One index of all: two would rate a word by how rare it is in half of the pages.
    this.head = buildHead(this.headWords);
    // Where a word occurs depends on the records.
    this.found.clear();
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

interface Start {
  readonly errors: boolean;
  readonly baseUrl: string;
  readonly firstPage: number;
  readonly firstRecord: number;
}

/** Records with the words of their headings; the first one of a page also has the words of the page. */
function recordsOf(
  value: EncodedPages,
  {errors, baseUrl, firstPage, firstRecord}: Start,
): {readonly record: MutableRecord; readonly words: Words; readonly first: boolean}[] {
  const readers = [value.pages, value.levels, value.lengths].map((text) => new NumberReader(text));
  const enclosing: number[] = [];
  let number = 0;
  let top = firstRecord;
  return value.headings.map((heading, index) => {
    const [step = 0, level = 1, length = 0] = readers.map((reader) => reader.next());
    number += step;
    const [url, title] = [value.urls[number], value.titles[number]];
    if (url === undefined || title === undefined) {
      throw new IndexFormatError('A record without its page');
    }
    const first = index === 0 || step > 0;
    if (first) {
      top = firstRecord + index;
      enclosing.length = 0;
    }
    let parent = top;
    for (let above = level - 1; above > 1; above -= 1) {
      const candidate = enclosing[above];
      if (candidate !== undefined) {
        parent = candidate;
        break;
      }
    }
    enclosing[level] = firstRecord + index;
    enclosing.length = level + 1;
    const short = value.hashes[index] ?? '';
    const hash = short === 0 ? usualHash(heading) : short;
    const breadcrumbs = value.breadcrumbs[number] ?? [];
    const description = value.descriptions[number] ?? '';
    const keywords = value.keywords[number] ?? [];
    const record: MutableRecord = {
      t: heading === '' ? title : heading,
      u: baseUrl + url,
      h: hash,
      b: breadcrumbs,
      page: firstPage + number,
      parent,
      length,
      text: '',
      code: '',
      terms: [],
      keywords: first ? keywords : [],
      description: first ? description : '',
      error: errors,
      names: !first ? [] : errors ? [title] : [title, slug(url), slug(url, 1)],
    };
    const page = {url, title, breadcrumbs, description, keywords};
    return {record, words: headWords(page, {hash, heading}, first), first};
  });
}
