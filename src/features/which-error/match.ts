import type {Fault, Signal} from '../../data/faults/index.ts';

/** Longest text that is searched. */
export const MAX_LENGTH = 200 * 1024;
/** A fault with less is not listed. */
const ENOUGH = 50;
/** Phrases of one signal stand within this many characters. */
const SPAN = 400;
const LISTED = 6;
const SHOWN_HITS = 4;
/** Characters of a long line that are shown on each side of what was found. */
const AROUND = 160;

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
  readonly score: number;
  readonly hits: readonly Hit[];
}

export interface Findings {
  readonly matches: readonly Match[];
  readonly lines: number;
  /** Characters at the start that were left out because the text was too long. */
  readonly skipped: number;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The text in both cases, with the position at which each line starts. */
interface Log {
  readonly text: string;
  readonly lower: string;
  readonly starts: readonly number[];
}

/**
 * Finds the documented faults that a log speaks of, the most likely first. The time grows with the
 * length of the text only: each phrase is looked for once in each line.
 *
 * @param input pasted text; of one that is too long, the end is searched
 * @param faults what can be found
 */
export function findFaults(input: string, faults: readonly Fault[]): Findings {
  const skipped = Math.max(0, input.length - MAX_LENGTH);
  const log = toLog(input.slice(skipped));
  const matches = faults
    .map((fault) => matchFault(fault, log))
    .filter((match) => match !== undefined)
    .sort((one, other) => other.score - one.score || lastLine(other) - lastLine(one));
  return {matches: matches.slice(0, LISTED), lines: log.starts.length, skipped};
}

function matchFault(fault: Fault, log: Log): Match | undefined {
  let best = 0;
  let more = 0;
  const found = new Map<number, Range[]>();
  for (const signal of fault.signals) {
    const ranges = firstHit(signal, log);
    if (ranges?.[0] === undefined) continue;
    // The strongest signal decides; others confirm it, and must not outvote a more precise fault.
    more += Math.min(best, signal.weight);
    best = Math.max(best, signal.weight);
    const line = lineAt(log, ranges[0].start);
    found.set(line, [...(found.get(line) ?? []), ...ranges]);
  }
  const score = best + Math.min(15, Math.round(more / 10));
  if (score < ENOUGH) return undefined;
  const hits = [...found]
    .sort(([one], [other]) => one - other)
    .slice(0, SHOWN_HITS)
    .map(([line, ranges]) => ({line: line + 1, parts: mark(log, line, merge(ranges))}));
  return {id: fault.id, score, hits};
}

/** Where all phrases of a signal stand in order and close together in one line. */
function firstHit(signal: Signal, log: Log): Range[] | undefined {
  const exact = signal.code === true;
  const text = exact ? log.text : log.lower;
  const [first = '', ...rest] = exact ? signal.phrases : signal.phrases.map(lowerCase);
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + first.length)) {
    const start = {start: at, end: at + first.length};
    if (exact && !standsAlone(text, start)) continue;
    const tail = follow(rest, text, start.end);
    if (tail !== undefined) return [start, ...tail];
  }
  return undefined;
}

function follow(phrases: readonly string[], text: string, from: number): Range[] | undefined {
  const near = text.slice(from, from + SPAN).split('\n', 1)[0] ?? '';
  const ranges: Range[] = [];
  let at = 0;
  for (const phrase of phrases) {
    const position = near.indexOf(phrase, at);
    if (position === -1) return undefined;
    ranges.push({start: from + position, end: from + position + phrase.length});
    at = position + phrase.length;
  }
  return ranges;
}

/** Index of the line that holds a position, by halving. */
function lineAt({starts}: Log, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

function standsAlone(line: string, {start, end}: Range): boolean {
  return !isWord(line.charAt(start - 1)) && !isWord(line.charAt(end));
}

function isWord(character: string): boolean {
  return /^\w$/.test(character);
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

/** The line in parts; of a long line only the surroundings of what was found. */
function mark({text, starts}: Log, line: number, ranges: readonly Range[]): Part[] {
  const start = starts[line] ?? 0;
  const end = (starts[line + 1] ?? text.length + 1) - 1;
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

function lastLine(match: Match): number {
  return match.hits.at(-1)?.line ?? 0;
}

/** Without terminal colours, with straight quotation marks, so that phrases match what is meant. */
function toLog(input: string): Log {
  const text = withoutColours(input)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\r\n?/g, '\n');
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {text, lower: lowerCase(text), starts};
}

/** A to Z only: other letters may change their length, and positions would no longer fit. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function withoutColours(text: string): string {
  // eslint-disable-next-line no-control-regex -- the escape character is what starts a colour.
  return text.replace(/\u001b\[[\d;]{0,16}[A-Za-z]/g, '');
}
