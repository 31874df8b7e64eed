import {IndexFormatError, NumberReader, PART_FIELDS} from './format.ts';
import type {Field} from './types.ts';

/** BM25's constants, as lunr has them. */
const BM25 = {k1: 1.2, b: 0.75};
/**
 * In the place of a word's rarity, which the query's weights count already: lunr's value for a word that one record
 * in ten has.
 */
const RARITY = 2.3;

/** The records that have each word of a part in one field. */
interface FieldPostings {
  /** Where the records of a word end; they begin where those of the word before it end. */
  readonly ends: Uint32Array;
  readonly records: Uint32Array;
  /** How often each of these records has the word. */
  readonly times: Uint8Array;
}

/**
 * The words of a part and the records that have them, with lunr's formula for scores. In typed arrays: lunr's
 * objects took several times the memory, and building them was most of the time of a query that loads a part.
 */
export class Occurrences {
  private readonly fields: readonly FieldPostings[];

  /**
   * Words are sorted by their characters, as encodeIndex writes them. Postings are encoded records of these
   * words, for each field of PART_FIELDS; throws {@link IndexFormatError} if they are damaged. Lengths are
   * multiples of the mean, for each record of the index (1 for known errors that are not loaded), so that a score
   * does not depend on how the words are divided into parts.
   */
  constructor(
    private readonly words: readonly string[],
    postings: readonly string[],
    private readonly lengths: readonly number[],
  ) {
    this.fields = PART_FIELDS.map((_, number) =>
      readPostings(postings[number] ?? '', words.length, lengths.length),
    );
  }

  /** Where a word occurs; nothing if the part does not have it. */
  *lookup(word: string): Generator<{record: number; field: Field; score: number}> {
    const at = this.positionOf(word);
    if (at === undefined) return;
    const {k1, b} = BM25;
    for (const [number, {ends, records, times}] of this.fields.entries()) {
      const field = PART_FIELDS[number] ?? 'content';
      const start = at === 0 ? 0 : (ends[at - 1] ?? 0);
      const end = ends[at] ?? 0;
      for (let place = start; place < end; place += 1) {
        const record = records[place] ?? 0;
        const often = times[place] ?? 1;
        // Search terms are as many in a short section as in a long one.
        const length = field === 'terms' ? 1 : (this.lengths[record] ?? 1);
        const score = (RARITY * (k1 + 1) * often) / (k1 * (1 - b + b * length) + often);
        yield {record, field, score};
      }
    }
  }

  private positionOf(word: string): number | undefined {
    let low = 0;
    let high = this.words.length - 1;
    // Most of the parts that are loaded have other letters.
    if (word < (this.words[0] ?? '') || word > (this.words[high] ?? '')) return undefined;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.words[middle] ?? '';
      if (found === word) return middle;
      if (found < word) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

/** Reads the postings of one field. Throws {@link IndexFormatError} if they are damaged. */
function readPostings(text: string, words: number, records: number): FieldPostings {
  const reader = new NumberReader(text);
  const ends = new Uint32Array(words);
  const found: number[] = [];
  const times: number[] = [];
  let word = 0;
  let filled = 0;
  while (!reader.done) {
    word += reader.next();
    if (word >= words) throw new IndexFormatError('A posting without its word');
    ends.fill(found.length, filled, word);
    let record = -1;
    for (let left = reader.next(); left > 0; left -= 1) {
      const step = reader.next();
      record += step;
      if (record < 0 || record >= records) {
        throw new IndexFormatError('A posting without its record');
      }
      // A step of 0 is the same record again.
      if (step === 0) times[times.length - 1] = (times.at(-1) ?? 0) + 1;
      else {
        found.push(record);
        times.push(1);
      }
    }
    ends[word] = found.length;
    filled = word + 1;
  }
  ends.fill(found.length, filled);
  return {ends, records: Uint32Array.from(found), times: Uint8Array.from(times)};
}
