import type {Manifest} from './types.ts';

/**
 * The index files.
 *
 * The head contains what is needed at once: pages with titles, keywords and descriptions, and the headings of their
 * sections. Nine of ten titles are those of known errors, which come in a part of their own. The words of texts and
 * code come in parts by their first letters, the texts in parts of some sections; each part is in the head itself or in
 * its own file, which is loaded when a query needs it. lunr's own serialization repeats every posting three times and
 * cannot be divided, so only pages and known errors are fed to lunr's builder. The parts with words have their postings,
 * which `Occurrences` keeps in typed arrays.
 */
export interface EncodedIndex {
  readonly v: 4;
  /** What the names of the files with parts begin with; missing if they begin with nothing. */
  readonly n?: string;
  readonly p: EncodedPages;
  /** The known errors, which are numbered after the other pages, or how many records the part in a file has. */
  readonly e: number | EncodedPages;
  /** Parts of the words: the part, or the first word of the part in a file. */
  readonly w: readonly (string | EncodedWords)[];
  /** Parts of the texts: the part, or how many records the part in a file has. */
  readonly x: readonly (number | EncodedTexts)[];
}

/**
 * Words, sorted, each as the number of letters shared with the one before, and the rest; and their
 * postings in texts, in code and in search terms: word (difference), number of entries, and as entries the records
 * (difference; 0 for the same record again).
 */
export type EncodedWords = readonly [words: string, content: string, code: string, terms: string];

/** Text, code and search terms of the records, in their order. */
export type EncodedTexts = readonly (readonly [text: string, code: string, ...terms: string[]])[];

/** An index with all its parts in the head. */
export interface WholeIndex extends EncodedIndex {
  readonly e: EncodedPages;
  readonly w: readonly EncodedWords[];
  readonly x: readonly EncodedTexts[];
}

/** The file with the known errors. */
export const ERRORS_FILE = 'errors.json';

/** The file with another part. */
export const partFile = (kind: 'words' | 'texts', number: number): string =>
  `${kind}-${String(number)}.json`;

/**
 * Pages and their records, a list for each property: gzip makes them smaller than rows. URLs are without the base path.
 * The numbers of records are written by {@link vlq}: the page (difference to the record before), the level, and the
 * length of text and code. A hash that follows from the heading is 0.
 */
export interface EncodedPages {
  readonly urls: readonly string[];
  readonly titles: readonly string[];
  readonly breadcrumbs: readonly (readonly string[])[];
  readonly descriptions: readonly string[];
  readonly keywords: readonly (readonly string[])[];
  readonly weights: readonly number[];
  readonly pages: string;
  readonly levels: string;
  readonly lengths: string;
  readonly hashes: readonly (string | 0)[];
  readonly headings: readonly string[];
}

export const HEAD_FIELDS = ['title', 'breadcrumbs', 'keywords', 'description', 'heading'] as const;
/** Fields whose words come in parts. */
export const PART_FIELDS = ['content', 'code', 'terms'] as const;

/** Thrown when a file is not an index: truncated, another format, somebody's error page. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}

/** The digits of numbers in postings, and of shared letters. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A number in as many digits as it needs. */
export function vlq(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= 32) {
    text += DIGITS[32 + (rest & 31)];
    rest >>>= 5;
  }
  return text + DIGITS[rest];
}

/** Reads the numbers that {@link vlq} wrote. */
export class NumberReader {
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
 * The hash that most headings without an explicit anchor have. Docusaurus's slugger has tables that a worker should not
 * load; a hash for which this is wrong is stored.
 */
export const usualHash = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')}`;

/**
 * Whether a parsed file is a head. As for the other files, this tells an index from another format and from somebody's
 * error page. The contents are not checked: the same build wrote them, and the file's name has the hash of the whole
 * index.
 */
export function isEncodedIndex(value: unknown): value is EncodedIndex {
  if (typeof value !== 'object' || value === null) return false;
  const {v, p, e, w, x} = value as Record<string, unknown>;
  const hasErrors = typeof e === 'number' || isEncodedPages(e);
  return v === 4 && isEncodedPages(p) && hasErrors && [w, x].every(Array.isArray);
}

const LISTS = [
  'urls',
  'titles',
  'breadcrumbs',
  'descriptions',
  'keywords',
  'weights',
  'hashes',
  'headings',
] satisfies readonly (keyof EncodedPages)[];

const NUMBERS = ['pages', 'levels', 'lengths'] satisfies readonly (keyof EncodedPages)[];

/** Whether a parsed file has pages. */
export function isEncodedPages(value: unknown): value is EncodedPages {
  if (typeof value !== 'object' || value === null) return false;
  const lists = value as Record<string, unknown>;
  return (
    LISTS.every((name) => Array.isArray(lists[name])) &&
    NUMBERS.every((name) => typeof lists[name] === 'string')
  );
}

/** Whether a parsed file is a part with words. */
export function isEncodedWords(value: unknown): value is EncodedWords {
  return Array.isArray(value) && value.length === 4;
}

/** Whether a parsed file is a part with texts. */
export function isEncodedTexts(value: unknown): value is EncodedTexts {
  return Array.isArray(value);
}

/** The words of a part. Throws {@link IndexFormatError} if they are damaged. */
export function decodeWords(text: string): string[] {
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

/** Whether a parsed file is the list of indexes. */
export function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const {v, indexes} = value as Record<string, unknown>;
  return v === 1 && typeof indexes === 'object' && indexes !== null;
}
