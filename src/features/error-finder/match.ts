import type {KnownError, PatternKind, Role} from '../../data/known-errors/types.ts';

import {adviceIn, reverses, type Quote} from './advice.ts';
import {endsWellAfter, isSolvedAfter, lineRange, readLog, type Log, type Range} from './log.ts';
import {Scanner, type Occurrence} from './scan.ts';

/** Matches that are returned. */
const LISTED = 6;
/** Lines of one match that are shown. */
const SHOWN_HITS = 4;
/** Characters of a long line that are shown on each side of what was found. */
const AROUND = 160;
/** Causes first, warnings last. */
const ROLES: Readonly<Record<Role, number>> = {cause: 0, symptom: 1, warning: 2};

/** A stretch of a line, either part of what was found or not. */
export interface Part {
  readonly text: string;
  readonly found: boolean;
}

export interface Hit {
  /** From 1. */
  readonly line: number;
  readonly parts: readonly Part[];
}

export interface Match {
  readonly id: string;
  /** `message`: the exact message; `variant`: the same message in other words. */
  readonly certainty: Exclude<PatternKind, 'hint'>;
  /** Matches in the same log that caused this one. */
  readonly follows: readonly string[];
  /** Indexes of steps that would reverse the log's own advice: not to be shown. */
  readonly omit: readonly number[];
  readonly hits: readonly Hit[];
}

export interface Findings {
  /** What the log itself advises: to be shown first. */
  readonly advice: readonly Quote[];
  /** Causes before consequences, then in the order of the log. */
  readonly matches: readonly Match[];
  /** Entries with only a hint in the log, or a warning before success: no answer, only "see also". */
  readonly mentions: readonly string[];
  /** Characters at the start that were left out because the text was too long. */
  readonly skipped: number;
}

interface Candidate {
  readonly entry: KnownError;
  readonly certainty: PatternKind;
  readonly occurrences: readonly Occurrence[];
  readonly line: number;
  /** All of it is in lines with a level below error. */
  readonly isWarning: boolean;
  /** Characters of the longest occurrence in its first line: longer is more specific. */
  readonly length: number;
}

/**
 * Finds the known errors in a log. The time grows only with the length of the text and the number of different
 * phrases. Of a text that is too long, only the end is searched.
 */
export function findErrors(input: string, entries: readonly KnownError[]): Findings {
  const log = readLog(input);
  const scanner = new Scanner(log);
  const candidates = entries
    .map((entry) => candidate(entry, scanner, log))
    .filter((one) => one !== undefined);
  const found = candidates.filter(({certainty}) => certainty !== 'hint');
  const certain = areOver(found, log) || lackTheReason(found, log) ? [] : found;
  const present = new Map(certain.map((one) => [one.entry.id, one]));
  const ranked = certain.map((one) => ({found: one, level: level(one, present)}));
  // What a consequence advises ("Is the server running?") would distract from the cause.
  const least = Math.min(...ranked.map((one) => one.level));
  const advice = adviceIn(
    log,
    linesOf(ranked.filter((one) => one.level === least)),
    linesOf(ranked.filter((one) => one.level > least)),
  );
  return {
    advice,
    matches: ranked
      .sort((one, other) => one.level - other.level || order(one.found, other.found))
      .slice(0, LISTED)
      .map((one) => toMatch(one.found, present, advice, log)),
    mentions: candidates
      .filter((candidate) => !certain.includes(candidate))
      .map(({entry}) => entry.id)
      .slice(0, LISTED),
    skipped: log.skipped,
  };
}

/** Lines in which some entries were found. */
function linesOf(found: readonly {readonly found: Candidate}[]): Set<number> {
  return new Set(found.flatMap(({found: {occurrences}}) => occurrences.map(({line}) => line)));
}

/** Warnings only, and the log ends well after them: the program continued. Or the log shows that all is solved. */
function areOver(found: readonly Candidate[], log: Log): boolean {
  const last = Math.max(-1, ...found.flatMap(({occurrences}) => occurrences.map(({line}) => line)));
  if (found.every(({entry}) => entry.role === 'warning') && endsWellAfter(log, last)) return true;
  // Of a message that comes often, only the first lines are known.
  const later = log.lower.slice(log.starts[last + 1] ?? log.lower.length);
  return isSolvedAfter(log, last) && !specifics(found).some((phrase) => later.includes(phrase));
}

/** What no other error has, of all wordings of some entries. */
function specifics(found: readonly Candidate[]): string[] {
  return found.flatMap(({entry}) => entry.messages.map(({specific}) => specific.toLowerCase()));
}

/** A line that says why something ended. */
const REASON =
  /\b[A-Z]\w*(?:Error|Exception): \S|error loading model: (?!llama_model_load)|^E\s{2,}\S/;

/** They say only that something ended, and a line outside of them says why. */
function lackTheReason(found: readonly Candidate[], log: Log): boolean {
  if (found.length === 0 || found.some(({entry}) => entry.endOnly !== true)) return false;
  const known = specifics(found);
  return log.text.split('\n').some((line) => {
    const lower = line.toLowerCase();
    return REASON.test(line) && !known.some((phrase) => lower.includes(phrase));
  });
}

function candidate(entry: KnownError, scanner: Scanner, log: Log): Candidate | undefined {
  const found = entry.messages
    .map((pattern) => ({pattern, occurrences: scanner.find(pattern, SHOWN_HITS)}))
    .filter(({occurrences}) => occurrences.length > 0);
  const kinds: readonly PatternKind[] = ['message', 'variant', 'hint'];
  const best = kinds
    .map((kind) => found.find(({pattern}) => pattern.kind === kind))
    .find((match) => match !== undefined);
  if (best === undefined) return undefined;
  // If only hints are found, their lines are the match; otherwise they only add lines.
  const telling = found.filter(
    ({pattern}) => pattern.kind !== 'hint' || best.pattern.kind === 'hint',
  );
  const line = Math.min(...telling.flatMap(({occurrences}) => occurrences.map((hit) => hit.line)));
  const length = Math.max(
    ...telling
      .flatMap(({occurrences}) => occurrences)
      .filter((hit) => hit.line === line)
      .map(({ranges}) => ranges.reduce((sum, range) => sum + range.end - range.start, 0)),
  );
  return {
    entry,
    certainty: best.pattern.kind,
    occurrences: found.flatMap(({occurrences}) => occurrences),
    line,
    isWarning: telling.every(({occurrences}) =>
      occurrences.every((hit) => log.warnings.has(hit.line)),
    ),
    length,
  };
}

/** Role first, then how many matches of this log lead to it. */
function level({entry, isWarning}: Candidate, present: ReadonlyMap<string, Candidate>): number {
  const least = isWarning ? ROLES.symptom : ROLES.cause;
  return Math.max(least, rank(entry, present)) * 100 + depth(entry, present);
}

/** The rank of the role. A warning that explains a symptom of the same log ranks with the symptom. */
function rank({id, role = 'cause'}: KnownError, present: ReadonlyMap<string, Candidate>): number {
  const explains = [...present.values()].some(
    ({entry}) => entry.role === 'symptom' && entry.follows?.includes(id) === true,
  );
  return ROLES[role === 'warning' && explains ? 'symptom' : role];
}

/** Most consequences in a row that lead to an entry. A test checks that the catalog has no cycle of them. */
function depth(entry: KnownError, present: ReadonlyMap<string, Candidate>): number {
  const roots = (entry.follows ?? []).flatMap((id) => present.get(id)?.entry ?? []);
  return roots.reduce((most, root) => Math.max(most, depth(root, present) + 1), 0);
}

function order(one: Candidate, other: Candidate): number {
  const exact = (found: Candidate): number => (found.certainty === 'message' ? 0 : 1);
  return one.line - other.line || other.length - one.length || exact(one) - exact(other);
}

function toMatch(
  {entry, certainty, occurrences}: Candidate,
  present: ReadonlyMap<string, Candidate>,
  advice: readonly Quote[],
  log: Log,
): Match {
  const lines = new Map<number, Range[]>();
  for (const {line, ranges} of occurrences)
    lines.set(line, [...(lines.get(line) ?? []), ...ranges]);
  return {
    id: entry.id,
    certainty: certainty === 'message' ? 'message' : 'variant',
    follows: (entry.follows ?? []).filter((id) => present.has(id)),
    omit: entry.steps.flatMap(({text}, index) =>
      advice.some((quote) => reverses(quote.text, text)) ? [index] : [],
    ),
    hits: [...lines]
      .sort(([one], [other]) => one - other)
      .slice(0, SHOWN_HITS)
      .map(([line, ranges]) => ({line: line + 1, parts: mark(log, line, merge(ranges))})),
  };
}

function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) {
      merged[merged.length - 1] = {start: last.start, end: Math.max(last.end, range.end)};
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** The line in parts; of a long line, only the text around what was found. */
function mark(log: Log, line: number, ranges: readonly Range[]): Part[] {
  const {text} = log;
  const {start, end} = lineRange(log, line);
  const from = Math.max(start, (ranges[0]?.start ?? start) - AROUND);
  const to = Math.min(end, (ranges.at(-1)?.end ?? from) + AROUND);
  const parts: Part[] = from > start ? [{text: '…', found: false}] : [];
  let at = from;
  for (const range of ranges) {
    if (range.start > at) parts.push({text: text.slice(at, range.start), found: false});
    parts.push({text: text.slice(range.start, range.end), found: true});
    at = range.end;
  }
  if (at < to) parts.push({text: text.slice(at, to), found: false});
  if (to < end) parts.push({text: '…', found: false});
  return parts;
}
