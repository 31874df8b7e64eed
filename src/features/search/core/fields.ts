import type {Alternative, Unit} from './query.ts';
import {RULES} from './rules.ts';
import {FIELD_NUMBERS, FIELDS, type Field} from './types.ts';
import type {Expansion} from './vocabulary.ts';

/** Quality of a unit's match in each of FIELDS, in their order; 0 where it has none. */
export type FieldQualities = number[];
/** Numbers of the fields of a section by the words of the index that they have. */
export type TermFields = ReadonlyMap<string, readonly number[]>;

/** The numbers of fields in FIELDS. */
export const numbersOf = (...fields: Field[]): readonly number[] =>
  fields.map((field) => FIELD_NUMBERS[field]);
/** Fields that belong to one section; the others belong to the page. */
export const SECTION_FIELDS = numbersOf('heading', 'terms', 'content', 'code', 'description');
export const PAGE_FIELDS = numbersOf('title', 'keywords', 'breadcrumbs');
const WEIGHTS = FIELDS.map((field) => RULES.fields[field]);
const NOTHING: readonly number[] = FIELDS.map(() => 0);

/** Qualities of a unit that is nowhere. */
export const noQualities = (): FieldQualities => NOTHING.slice();

function matchAlternative(alternative: Alternative, terms: TermFields): FieldQualities | null {
  let combined: FieldQualities | null = null;
  for (const expansions of alternative.words) {
    const own = matchWord(expansions, terms);
    if (!own) return null;
    if (!combined) {
      combined = own;
      continue;
    }
    const left: FieldQualities = combined;
    const both = left.map((quality, field) => Math.min(quality, own[field] ?? 0));
    if (bestQuality(both) === 0) {
      // In the same section, though not in the same field of it.
      both[FIELD_NUMBERS.code] =
        0.6 * Math.min(...[...left, ...own].filter((quality) => quality > 0));
    }
    combined = both;
  }
  return combined;
}

function matchWord(expansions: readonly Expansion[], terms: TermFields): FieldQualities | null {
  let found: FieldQualities | null = null;
  for (const {term, quality, kind} of expansions) {
    const fields = terms.get(term);
    if (!fields) continue;
    for (const field of fields) {
      // Search terms are guesses already: a few letters are not completed to one.
      if (field === FIELD_NUMBERS.terms && kind === 'prefix') continue;
      found ??= noQualities();
      if ((found[field] ?? 0) < quality) found[field] = quality;
    }
  }
  return found;
}

/** How well a section has a unit of the query, by field; null if it has not. */
export function matchUnit(unit: Unit, terms: TermFields): FieldQualities | null {
  let best: FieldQualities | null = null;
  for (const alternative of unit.alternatives) {
    const own = matchAlternative(alternative, terms);
    if (!own) continue;
    best ??= noQualities();
    merge(best, own, alternative.quality);
  }
  return best;
}

/** A common heading counts like text. */
export function asContent(fields: FieldQualities | null): void {
  if (!fields) return;
  const {content, heading} = FIELD_NUMBERS;
  fields[content] = Math.max(fields[content] ?? 0, fields[heading] ?? 0);
  fields[heading] = 0;
}

const ALL_FIELDS = numbersOf(...FIELDS);

/** Adds a share (0 to 1) of other qualities where they are higher. */
export function merge(
  into: FieldQualities,
  other: FieldQualities | null | undefined,
  share: number,
  fields = ALL_FIELDS,
): void {
  if (!other) return;
  for (const field of fields) {
    const quality = (other[field] ?? 0) * share;
    if ((into[field] ?? 0) < quality) into[field] = quality;
  }
}

/** Weight of the fields that have a unit: 1 for an exact match in the title alone, a little more with other fields. */
export function weigh(fields: FieldQualities): number {
  let best = 0;
  let sum = 0;
  for (let field = 0; field < WEIGHTS.length; field += 1) {
    const value = (WEIGHTS[field] ?? 0) * (fields[field] ?? 0);
    sum += value;
    if (value > best) best = value;
  }
  return (best + RULES.otherFields * (sum - best)) / RULES.fields.title;
}

/** The best quality in any of some fields; in all by default. */
export function bestQuality(qualities: FieldQualities, fields = ALL_FIELDS): number {
  let best = 0;
  for (const field of fields) best = Math.max(best, qualities[field] ?? 0);
  return best;
}

/** For presence, a typo or a synonym is nearly as good as the word itself. */
export const presence = (quality: number): number =>
  quality < 0.45 ? quality : 0.35 + 0.65 * quality;

/** Whether there is an answer at all is decided more strictly: several guesses together are no answer. */
export const confidence = (quality: number): number =>
  quality < 0.45 ? quality : 0.2 + 0.8 * quality;
