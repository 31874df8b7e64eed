import {tokensOnce} from './text.ts';
import type {MarkedText} from './types.ts';
import {JOINED} from './words.ts';

/** A place in a text where a word of the index occurs. */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/**
 * All places of words of the index in a text. Where a whole identifier and its parts match, the whole wins;
 * otherwise places do not overlap.
 */
export function occurrences(text: string, terms: ReadonlySet<string>): Occurrence[] {
  const found: Occurrence[] = [];
  let lastEnd = 0;
  let before: {term: string; start: number; end: number} | null = null;
  for (const {term, start, end} of tokensOnce(text)) {
    if (before && start - before.end === 1 && JOINED.has(`${before.term} ${term}`)) {
      const joined = before.term + term;
      if (terms.has(joined) && before.start >= lastEnd) {
        found.push({start: before.start, end, term: joined});
        lastEnd = end;
      }
    }
    if (!before || start >= before.end) before = {term, start, end};
    if (start < lastEnd || !terms.has(term)) continue;
    found.push({start, end, term});
    lastEnd = end;
  }
  return found;
}

/** A whole text with words of the index marked. */
export function mark(text: string, terms: ReadonlySet<string>): MarkedText {
  return {text, marks: occurrences(text, terms).map(({start, end}) => [start, end] as const)};
}

/** After a whole sentence, no ellipsis is needed, and one would look like a mistake: `them.…`. */
const SENTENCE_END = /[.!?…]["'”’)\]]*$/;

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);

/**
 * The part of a text where most of the words of the index are together, marked, cut at word boundaries, on one
 * line. Line breaks separate the blocks of the text; `maxLength` counts the ellipses, too.
 */
export function snippet(text: string, terms: ReadonlySet<string>, maxLength: number): MarkedText {
  const places = occurrences(text, terms);
  const room = Math.max(1, maxLength - 2);
  let from = 0;
  let best = -1;
  places.forEach((first, index) => {
    const seen = new Set<string>();
    let score = 0;
    for (let next = index; next < places.length; next += 1) {
      const place = places[next];
      if (!place || place.end - first.start > room) break;
      if (text.slice(first.start, place.start).includes('\n')) break;
      score += seen.has(place.term) ? 0.1 : 1;
      seen.add(place.term);
    }
    if (score > best) {
      best = score;
      from = index;
    }
  });

  const anchor = places[from];
  let start = anchor?.start ?? 0;
  let end = anchor ? Math.min(anchor.end, start + room) : 0;
  for (const place of places.slice(from + 1)) {
    if (place.end - start > room || text.slice(end, place.start).includes('\n')) break;
    end = place.end;
  }
  // Grow to both sides, a little more to the right, without leaving the block.
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak;
  const free = room - (end - start);
  let left = Math.max(lineStart, start - Math.floor(free * 0.4));
  let right = Math.min(lineEnd, end + (free - (start - left)));
  left = Math.max(lineStart, left - (free - (start - left) - (right - end)));
  if (left > lineStart && !isSpace(text[left - 1])) {
    while (left < start && !isSpace(text[left])) left += 1;
    while (left < start && isSpace(text[left])) left += 1;
  }
  if (right < lineEnd && !isSpace(text[right])) {
    while (right > end && !isSpace(text[right - 1])) right -= 1;
  }
  while (right > end && isSpace(text[right - 1])) right -= 1;
  start = left;
  end = right;

  const lead = start > lineStart ? '…' : '';
  const shown = text.slice(start, end);
  const trail = end < lineEnd && !SENTENCE_END.test(shown) ? '…' : '';
  const shift = lead.length - start;
  return {
    text: lead + shown + trail,
    marks: places
      .filter((place) => place.start >= start && place.start < end)
      .map((place) => [place.start + shift, Math.min(place.end, end) + shift] as const),
  };
}
