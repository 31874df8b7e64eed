import type {GrowingIndex} from './decode.ts';
import {RULES} from './rules.ts';
import {FIELD_NUMBERS, FIELDS} from './types.ts';

/** More sections than any index has: one number for the index and the section. */
const MAX_RECORDS = 2 ** 24;
/** The most words whose sections are cached. */
const MAX_WORDS = 1_000;
const TERMS = FIELD_NUMBERS.terms;
const SUBJECT = FIELDS.map((field) => RULES.subject[field]);

/** Finds and counts the sections that have a word, and distinguishes subjects from filler words. */
export class WordWeights {
  private readonly cache = new Map<
    string,
    {
      readonly sections: readonly number[];
      readonly subject: number;
      /** Where a title, heading, keyword or search term has it: 0 nowhere, 1 in known errors only. */
      readonly named: number;
    }
  >();
  /** The idf of a word that no page has. */
  readonly unknown: number = RULES.unknown;

  constructor(private readonly shards: readonly GrowingIndex[]) {}

  /** How many sections are loaded: known errors come later. */
  private get sections(): number {
    return this.shards.reduce((sum, {records}) => sum + records.length, 0);
  }

  /** Inverse document frequency over sections, between 0.25 and 1. */
  private value(count: number): number {
    const idf = Math.log(1 + (this.sections - count + 0.5) / (count + 0.5));
    const highest = Math.log(1 + (this.sections + 0.5) / 0.5);
    return RULES.idfFloor + (1 - RULES.idfFloor) * (highest === 0 ? 0 : idf / highest);
  }

  private lookUp(term: string) {
    const known = this.cache.get(term);
    if (known) return known;
    const sections = new Set<number>();
    let subject: number = RULES.subject.none;
    let named = 0;
    this.shards.forEach((index, shard) => {
      for (const {record, fields} of index.lookup(term)) {
        sections.add(shard * MAX_RECORDS + record);
        for (const field of fields) {
          const value = SUBJECT[field] ?? 0;
          subject = Math.max(subject, value);
          if (field === TERMS || value >= RULES.subject.heading)
            named = Math.max(named, index.records[record]?.error === true ? 1 : 2);
        }
      }
    });
    const found = {sections: [...sections], subject, named};
    if (this.cache.size >= MAX_WORDS) this.cache.clear();
    this.cache.set(term, found);
    return found;
  }

  /** Whether a title, heading, keyword or search term has a word; with `errors`, also those of known errors. */
  isSubject(term: string, errors: boolean): boolean {
    return this.lookUp(term).named > (errors ? 0 : 1);
  }

  /** New words were loaded: cached results may be incomplete. */
  forget(): void {
    this.cache.clear();
  }

  /**
   * Inverse document frequency, over sections, of a word in all its forms of the index. A word that was typed as
   * an identifier (`CONTAINER_EXITED`) or is the name of another product is never a filler word.
   */
  idf(terms: Iterable<string>, identifier = false): number {
    const union = new Set<number>();
    let subject: number = RULES.subject.none;
    let plain = !identifier;
    for (const term of terms) {
      const found = this.lookUp(term);
      for (const section of found.sections) union.add(section);
      subject = Math.max(subject, found.subject);
      if (!/^[a-z]+$/.test(term)) plain = false;
    }
    // Numbers and identifiers are never filler words.
    return this.value(union.size) * (plain ? subject : 1);
  }
}
