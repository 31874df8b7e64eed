import type {Pattern} from '../../data/known-errors/types.ts';

import {lastUpTo, lineAt, lineRange, lowerCase, type Log, type Range} from './log.ts';

/** Phrases of one pattern are within this many characters of each other. */
const SPAN = 400;
/** In a longer line, `unless` applies to this many characters around a hit. */
const LINE_SPAN = 2000;

/** Where a pattern occurs: the phrases in order, all in one line. */
export interface Occurrence {
  /** From 0. */
  readonly line: number;
  readonly ranges: readonly Range[];
}

/**
 * Looks up phrases in one log. Every phrase is searched once, however many patterns have it, so the cost is
 * the number of different phrases times the length of the log.
 */
export class Scanner {
  readonly #log: Log;
  readonly #found = new Map<string, readonly number[]>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** The lines in which a pattern occurs, first to last, at most `limit` of them. */
  find(pattern: Pattern, limit: number): Occurrence[] {
    const exact = pattern.code === true;
    const occurrences: Occurrence[] = [];
    for (const position of this.#positions(pattern.specific, exact)) {
      const line = lineAt(this.#log, position);
      if (occurrences.at(-1)?.line === line || this.#log.harmless.has(line)) continue;
      const ranges = this.#ranges(pattern, position, line);
      if (ranges === undefined) continue;
      occurrences.push({line, ranges});
      if (occurrences.length === limit) break;
    }
    return occurrences;
  }

  #ranges(pattern: Pattern, position: number, line: number): Range[] | undefined {
    const {text, lower} = this.#log;
    const {start, end} = this.#extent(line);
    const source = pattern.code === true ? text : lower;
    const phrases = pattern.code === true ? pattern.phrases : pattern.phrases.map(lowerCase);
    const anchor = pattern.phrases.indexOf(pattern.specific);
    const ranges: Range[] = [{start: position, end: position + pattern.specific.length}];

    let from = position;
    for (const phrase of phrases.slice(0, anchor).reverse()) {
      const floor = Math.max(start, from - SPAN);
      const at = source.slice(floor, from).lastIndexOf(phrase);
      if (at === -1) return undefined;
      from = floor + at;
      ranges.unshift({start: from, end: from + phrase.length});
    }
    let to = position + pattern.specific.length;
    for (const phrase of phrases.slice(anchor + 1)) {
      const at = source.slice(to, Math.min(end, to + SPAN)).indexOf(phrase);
      if (at === -1) return undefined;
      ranges.push({start: to + at, end: to + at + phrase.length});
      to += at + phrase.length;
    }

    const first = ranges[0]?.start ?? position;
    if (ranges.some(({start: at}) => isInsideWord(text, at))) return undefined;
    if (pattern.code === true && /\w/.test(text.charAt(to))) return undefined;
    if (isZero(text, to) || (pattern.code === true && isDenied(text, first))) return undefined;
    const around = lower.slice(Math.max(start, first - LINE_SPAN), Math.min(end, to + LINE_SPAN));
    if (pattern.unless?.some((phrase) => around.includes(lowerCase(phrase))) === true) {
      return undefined;
    }
    if (pattern.alone === true && !isAll(text, {start: first, end: to})) return undefined;
    const {near} = pattern;
    if (near !== undefined && !this.#isNear(near.phrase, position, line, near.lines)) {
      return undefined;
    }
    return ranges;
  }

  /** A line, joined with the next one where a long address continues there. */
  #extent(line: number): Range {
    const own = lineRange(this.#log, line);
    const next = lineRange(this.#log, line + 1);
    const isBroken =
      this.#log.lower
        .slice(own.end - 5, own.end)
        .trimEnd()
        .endsWith('url:') && this.#log.lower.startsWith('http', next.start);
    return isBroken ? {start: own.start, end: next.end} : own;
  }

  /** Is a phrase at most `lines` lines away from a line? Only its two nearest occurrences can be. */
  #isNear(phrase: string, position: number, line: number, lines: number): boolean {
    const positions = this.#positions(phrase, false);
    const before = lastUpTo(positions, position);
    return [positions[before], positions[before + 1]].some(
      (at) => at !== undefined && Math.abs(lineAt(this.#log, at) - line) <= lines,
    );
  }

  #positions(phrase: string, exact: boolean): readonly number[] {
    const key = exact ? phrase : lowerCase(phrase);
    const id = `${exact ? 'exact' : 'any'} ${key}`;
    const known = this.#found.get(id);
    if (known !== undefined) return known;
    const source = exact ? this.#log.text : this.#log.lower;
    const positions: number[] = [];
    for (let at = source.indexOf(key); at !== -1; at = source.indexOf(key, at + key.length)) {
      positions.push(at);
    }
    this.#found.set(id, positions);
    return positions;
  }
}

/** `OOM`, `Error code: OOM`. What follows is looked at first: it ends the search at once if the text repeats the phrase. */
function isAll(text: string, {start, end}: Range): boolean {
  return (
    !/\w/.test(text.slice(end)) &&
    !/\w/.test(text.slice(0, start).replace(/\b(?:error|code)\b/gi, ''))
  );
}

/**
 * `LocalEntryNotFoundError` is not an `EntryNotFoundError`. The `n` of an escaped `\\n` is not part of a
 * word.
 */
function isInsideWord(text: string, start: number): boolean {
  return (
    /^\w$/.test(text.charAt(start)) &&
    /\w$/.test(text.slice(Math.max(0, start - 2), start).replace(/^\\[nrt]$/, ''))
  );
}

/** `OOM counter = 0`, `Unauthorized=0`, `out of memory errors: 0`: nothing happened. */
function isZero(text: string, end: number): boolean {
  return /^(?:s|[ _-](?:count(?:er|s)?|errors?|events?|total|kills?|failures?)){0,2}["']?\s{0,3}[=:]\s{0,3}0(?![\w.%])/i.test(
    text.slice(end, end + 48),
  );
}

/** `0 OOM`, `no OOM`. */
function isDenied(text: string, start: number): boolean {
  return /(?:^|[^\w.])(?:0|no|without)\s$/i.test(text.slice(Math.max(0, start - 12), start));
}
