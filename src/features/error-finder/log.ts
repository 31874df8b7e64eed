/** Longest text that is searched, in characters. */
export const MAX_LENGTH = 200 * 1024;

/** A stretch of the log's text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A pasted text in the form in which it is searched and shown. */
export interface Log {
  readonly text: string;
  /** The same with A to Z in lower case; positions are the same. */
  readonly lower: string;
  /** Position at which each line starts. */
  readonly starts: readonly number[];
  /** Characters at the start that were left out because the text was too long. */
  readonly skipped: number;
}

/**
 * Brings pasted text into the form in which programs wrote it.
 *
 * @param input what was pasted; of one that is too long, the end is kept
 */
export function readLog(input: string): Log {
  const skipped = Math.max(0, input.length - MAX_LENGTH);
  const text = unescape(withoutColors(input.slice(skipped)))
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00a0/g, ' ')
    // A progress bar writes over its line with a carriage return alone.
    .replace(/\r\n?/g, '\n');
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {text, lower: lowerCase(text), starts, skipped};
}

/** Number of the line, from 0, that holds a position; found by halving. */
export function lineAt({starts}: Log, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where a line, counted from 0, begins and ends, without its line break. */
export function lineRange({text, starts}: Log, line: number): Range {
  const start = starts[line] ?? text.length;
  return {start, end: Math.max(start, (starts[line + 1] ?? text.length + 1) - 1)};
}

/** A to Z only: other letters may change their length, and positions would no longer fit. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Terminal colors and links, also in the forms in which JSON (`\u001b`), Python (`\x1b`), syslog
 * (`#033`) and pagers (`^[`) write the escape character.
 */
function withoutColors(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- the escape character starts a color.
      .replace(/(?:\u001b|\\u001b|\\x1b|\\033|#033|\^\[)\[[\d;?]{0,16}[A-Za-z]/gi, '')
      // eslint-disable-next-line no-control-regex -- the escape character starts a link.
      .replace(/\u001b\][^\u0007\u001b\n]{0,500}(?:\u0007|\u001b\\)/g, '')
  );
}

/** `\"` of a message inside JSON. */
function unescape(text: string): string {
  return text.replace(/\\{1,7}(?=["'])/g, '');
}
