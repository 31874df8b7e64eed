import type {Alternative, Unit} from './query.ts';
import {RULES} from './rules.ts';
import type {Field} from './types.ts';
import type {Expansion} from './vocabulary.ts';

/** Quality of a unit's match by field. */
export type FieldQualities = Partial<Record<Field, number>>;
/** Fields of a section by the words of the index that they have. */
export type TermFields = Readonly<Record<string, Readonly<Partial<Record<Field, unknown>>>>>;

const FIELD_NAMES = Object.keys(RULES.fields) as Field[];
/** Fields that belong to one section; the others belong to the page. */
export const SECTION_FIELDS: readonly Field[] = [
  'heading',
  'terms',
  'content',
  'code',
  'description',
];
/** Fields that belong to the page. */
export const PAGE_FIELDS: readonly Field[] = ['title', 'keywords', 'breadcrumbs'];
const TOP_WEIGHT = RULES.fields.title;

function matchAlternative(alternative: Alternative, terms: TermFields): FieldQualities | null {
  let combined: FieldQualities | null = null;
  for (const expansions of alternative.words) {
    const own = matchWord(expansions, terms);
    if (!own) return null;
    if (!combined) {
      combined = own;
      continue;
    }
    const both: FieldQualities = {};
    let together = 0;
    for (const field of FIELD_NAMES) {
      const left = combined[field];
      const right = own[field];
      if (left !== undefined && right !== undefined) both[field] = Math.min(left, right);
      together = Math.max(together, both[field] ?? 0);
    }
    if (together === 0) {
      // In the same section, though not in the same field of it.
      both.code = 0.6 * Math.min(...[...Object.values(combined), ...Object.values(own)]);
    }
    combined = both;
  }
  return combined;
}

function matchWord(expansions: readonly Expansion[], terms: TermFields): FieldQualities | null {
  let found: FieldQualities | null = null;
  for (const {term, quality, kind} of expansions) {
    const fields = terms[term];
    if (!fields) continue;
    found ??= {};
    for (const field of Object.keys(fields) as Field[]) {
      // Search terms are guesses already: a few letters are not completed to one.
      if (field === 'terms' && kind === 'prefix') continue;
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
    best ??= {};
    for (const field of Object.keys(own) as Field[]) {
      const quality = (own[field] ?? 0) * alternative.quality;
      if ((best[field] ?? 0) < quality) best[field] = quality;
    }
  }
  return best;
}

/** A common heading counts like text. */
export function asContent(fields: FieldQualities | null): void {
  if (fields?.heading === undefined) return;
  fields.content = Math.max(fields.content ?? 0, fields.heading);
  delete fields.heading;
}

/** Adds a share of other qualities where they are higher. */
export function merge(
  into: FieldQualities,
  other: FieldQualities | null | undefined,
  share: number,
): void {
  if (!other) return;
  for (const field of Object.keys(other) as Field[]) {
    const quality = (other[field] ?? 0) * share;
    if ((into[field] ?? 0) < quality) into[field] = quality;
  }
}

/** The qualities of some fields. */
export function only(
  names: readonly Field[],
  fields: FieldQualities | null | undefined,
): FieldQualities | null {
  if (!fields) return null;
  const found: FieldQualities = {};
  for (const name of names) {
    const quality = fields[name];
    if (quality !== undefined) found[name] = quality;
  }
  return found;
}

/** What the fields that have a unit count together, 0 to 1 and a little more. */
export function weigh(fields: FieldQualities): number {
  let best = 0;
  let sum = 0;
  for (const field of Object.keys(fields) as Field[]) {
    const value = RULES.fields[field] * (fields[field] ?? 0);
    sum += value;
    if (value > best) best = value;
  }
  return (best + RULES.otherFields * (sum - best)) / TOP_WEIGHT;
}

/** The best quality in any field. */
export function bestQuality(fields: FieldQualities): number {
  let best = 0;
  for (const field of Object.keys(fields) as Field[]) best = Math.max(best, fields[field] ?? 0);
  return best;
}

/** For presence, a typo or a synonym is nearly as good as the word itself. */
export const presence = (quality: number): number =>
  quality < 0.45 ? quality : 0.35 + 0.65 * quality;

/** Whether there is an answer at all is decided more strictly: several guesses together are no answer. */
export const confidence = (quality: number): number =>
  quality < 0.45 ? quality : 0.2 + 0.8 * quality;
