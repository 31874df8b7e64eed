import {diffArrays} from 'diff';

import type {Change, Counts, Piece, SectionChange, Unit} from './types.ts';
import type {Section} from './units.ts';

/**
 * From this similarity on, two sections are versions of one section. With less, most pairs of the 0.3.2 pages are
 * wrong, and a wrong pair misleads more than a section that is listed as removed and as new.
 */
const SAME_SECTION = 0.4;
/** From this similarity on, a unit was changed rather than replaced. */
const SAME_UNIT = 0.5;
const MAX_WORDS = 300;
/** Words that two headings share without being about the same. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are by do does for from how in is it of on or that the this to what when where with you your'.split(
    ' ',
  ),
);

/** Compares two pages section by section, in the order of the new one; removed sections come last. */
export function comparePages(old: readonly Section[], now: readonly Section[]): SectionChange[] {
  const pairs = matchSections(old, now);
  const taken = new Set(pairs.values());
  const kept = now.map((section): SectionChange => {
    const before = pairs.get(section);
    const {changes, same} = compareUnits(before?.units ?? [], section.units);
    return {
      status: before === undefined ? 'new' : 'kept',
      heading: section.heading,
      ...(before !== undefined && before.heading !== section.heading
        ? {before: before.heading}
        : {}),
      id: section.id,
      changes,
      same,
    };
  });
  const gone = old
    .filter((section) => !taken.has(section))
    .map((section): SectionChange => {
      const {changes} = compareUnits(section.units, []);
      return {status: 'gone', heading: section.heading, id: section.id, changes, same: 0};
    });
  return [...kept, ...gone];
}

/** How many units were added, removed, changed or kept. */
export function countChanges(sections: readonly SectionChange[]): Counts {
  const all = sections.flatMap(({changes}) => changes);
  const count = (type: Change['type']): number => all.filter((one) => one.type === type).length;
  return {
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    same: sections.reduce((sum, {same}) => sum + same, 0),
  };
}

/** Pairs each new section with the most similar old one, the best pairs first. */
function matchSections(old: readonly Section[], now: readonly Section[]): Map<Section, Section> {
  const candidates = now
    .flatMap((section) =>
      old.map((before) => ({section, before, score: sectionLikeness(before, section)})),
    )
    .filter(({score}) => score >= SAME_SECTION)
    .sort((one, other) => other.score - one.score);
  const pairs = new Map<Section, Section>();
  const taken = new Set<Section>();
  for (const {section, before} of candidates) {
    if (pairs.has(section) || taken.has(before)) continue;
    pairs.set(section, before);
    taken.add(before);
  }
  return pairs;
}

function sectionLikeness(one: Section, other: Section): number {
  if (one.heading === '' || other.heading === '') return one.heading === other.heading ? 1 : 0;
  const telling = (heading: string): string[] =>
    words(heading).filter((word) => !SMALL_WORDS.has(word));
  const headings =
    one.heading === other.heading ? 1 : likeness(telling(one.heading), telling(other.heading));
  const text = (section: Section): string[] => section.units.flatMap((unit) => words(unit.text));
  return 0.6 * headings + 0.4 * likeness(text(one), text(other));
}

/** Compares two lists of units in order. */
export function compareUnits(
  old: readonly Unit[],
  now: readonly Unit[],
): {changes: Change[]; same: number} {
  const key = ({kind, text}: Unit): string =>
    kind === 'code' ? `code ${text}` : `${kind} ${text.toLowerCase()}`;
  const changes: Change[] = [];
  let same = 0;
  let removed: Unit[] = [];
  let added: Unit[] = [];
  const flush = (): void => {
    changes.push(...pairUp(removed, added));
    removed = [];
    added = [];
  };
  for (const run of align(old, now, key)) {
    if (run.in === 'both') {
      flush();
      same += run.items.length;
    } else {
      (run.in === 'old' ? removed : added).push(...run.items);
    }
  }
  flush();
  return {changes, same};
}

/** Within one gap: a rewritten unit is one change, the rest is removed and added. */
function pairUp(removed: readonly Unit[], added: readonly Unit[]): Change[] {
  const left = [...removed];
  const changes: Change[] = [];
  for (const unit of added) {
    const scores = left.map((before) =>
      before.kind === unit.kind ? likeness(words(before.text), words(unit.text)) : 0,
    );
    const best = Math.max(0, ...scores);
    const before = best >= SAME_UNIT ? left[scores.indexOf(best)] : undefined;
    if (before === undefined) {
      changes.push({type: 'added', kind: unit.kind, pieces: [{in: 'new', text: unit.text}]});
    } else {
      left.splice(left.indexOf(before), 1);
      changes.push({
        type: 'changed',
        kind: unit.kind,
        pieces: compareWords(before.text, unit.text),
      });
    }
  }
  return [
    ...left.map(({kind, text}): Change => ({
      type: 'removed',
      kind,
      pieces: [{in: 'old', text}],
    })),
    ...changes,
  ];
}

/** Word by word; code counts as one word, and so does every run of white space. */
export function compareWords(old: string, now: string): Piece[] {
  const one = tokens(old);
  const other = tokens(now);
  if (one.length > MAX_WORDS || other.length > MAX_WORDS) {
    return [
      {in: 'old', text: old},
      {in: 'new', text: now},
    ];
  }
  const runs = align(one, other, (token) => token);
  return joinOverSpaces(runs.map((run) => ({in: run.in, text: run.items.join('')})));
}

/** `a b` → `c d` reads better than `a` → `c`, space, `b` → `d`. */
function joinOverSpaces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let old = '';
  let fresh = '';
  const flush = (): void => {
    if (old !== '') joined.push({in: 'old', text: old});
    if (fresh !== '') joined.push({in: 'new', text: fresh});
    old = '';
    fresh = '';
  };
  for (const [index, piece] of pieces.entries()) {
    const bridge =
      piece.in === 'both' && piece.text.trim() === '' && index > 0 && index < pieces.length - 1;
    if (piece.in === 'old' || bridge) old += piece.text;
    if (piece.in === 'new' || bridge) fresh += piece.text;
    if (piece.in === 'both' && !bridge) {
      flush();
      joined.push(piece);
    }
  }
  flush();
  return joined;
}

function tokens(text: string): string[] {
  return text.match(/`[^`]*`|\s+|[^\s`]+|`/g) ?? [];
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._/-]*/gu) ?? [];
}

/** Share of words that both have, each occurrence counted: 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  // Two headings of small words only, or two sections without text, have nothing in common.
  if (one.length + other.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length);
}

/** The shortest edit from one list to another. Items with the same key are in both. */
function align<T>(
  old: readonly T[],
  now: readonly T[],
  key: (item: T) => string,
): {readonly in: Piece['in']; readonly items: readonly T[]}[] {
  return diffArrays([...old], [...now], {
    comparator: (one, other) => key(one) === key(other),
  }).map(({added, removed, value}) => ({
    in: added ? 'new' : removed ? 'old' : 'both',
    items: value,
  }));
}
