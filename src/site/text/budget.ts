import {fenceAfter} from './fence.ts';

/** Tokens of an answer by default, and the maximum that a caller may ask for. */
export const DEFAULT_TOKENS = 3000;
export const MAX_TOKENS = 6000;
export const MIN_TOKENS = 200;

const PIECE = /[A-Za-z]{1,7}|\d{1,3}|[^\sA-Za-z\d]|\n+|[ \t]{2,}/g;

/**
 * Estimates how many tokens a text has, rounding up: models count differently, and none of their tokenizers
 * is small enough to ship.
 */
export function estimateTokens(text: string): number {
  return text.match(PIECE)?.length ?? 0;
}

/** A text cut at the end of a line. */
export interface Cut {
  readonly text: string;
  /** Number of lines in it. A line that was cut counts, so a caller that continues after them makes progress. */
  readonly lines: number;
  /** All lines are in it, and whole. */
  readonly complete: boolean;
  /** The first line, or the first of a block of code, was too long: the text has its beginning, and `…`. */
  readonly shortened: boolean;
}

/**
 * Keeps as many lines as fit. A code block that is cut is closed, so what follows is not read as code; one without a
 * line of code is left out. A first line that is too long is cut, too: a caller that continued with it would get
 * nothing each time.
 */
export function cutLines(lines: readonly string[], budget: number): Cut {
  const kept: string[] = [];
  let fence: string | undefined;
  /** Where the open code block begins. */
  let opened = -1;
  let spent = 0;
  let shortened = false;
  for (const line of lines) {
    const cost = estimateTokens(line) + 1;
    if (spent + cost > budget) {
      const opens = fence !== undefined && opened === kept.length - 1;
      shortened = kept.length === (opens ? 1 : 0);
      if (shortened) {
        kept.push(cutLine(line, budget - spent));
      } else if (opens) {
        kept.pop();
        fence = undefined;
      }
      break;
    }
    spent += cost;
    const after = fenceAfter(fence, line);
    if (fence === undefined && after !== undefined) opened = kept.length;
    fence = after;
    kept.push(line);
  }
  const complete = kept.length === lines.length && !shortened;
  const text = fence !== undefined && !complete ? [...kept, fence] : kept;
  return {text: text.join('\n'), lines: kept.length, complete, shortened};
}

function cutLine(line: string, budget: number): string {
  let end = Math.min(line.length, Math.max(0, budget) * 7);
  while (end > 0 && estimateTokens(line.slice(0, end)) > budget - 1) end = Math.floor(end * 0.9);
  return `${line.slice(0, end)}…`;
}
