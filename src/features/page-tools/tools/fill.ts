import {findPlaces, isFilled} from '../places.ts';

import {escapeFor} from './escape.ts';

/** The reader's values by the id of the named value. */
export type Values = Readonly<Record<string, string>>;

/** A place in a block that shows a value of the reader. Offsets into the filled-in code. */
export interface Filled {
  readonly start: number;
  readonly end: number;
  /** Id of the named value. */
  readonly id: string;
  /** What the page has there. */
  readonly was: string;
}

/** A block of code with the reader's values, and where they are. */
export interface FilledCode {
  readonly code: string;
  readonly places: readonly Filled[];
}

/** Writes the reader's values into a block of code. */
export function fill(code: string, language: string, values: Values): string {
  return fillPlaces(code, language, values).code;
}

/** Like `fill`, and also returns where the values are. */
export function fillPlaces(code: string, language: string, values: Values): FilledCode {
  if (!isFilled(language)) return {code, places: []};
  const places: Filled[] = [];
  let filled = '';
  let at = 0;
  for (const {value, start, end} of findPlaces(code)) {
    const own = values[value.id];
    // Escaping depends on the final text, so each value is escaped after those before it.
    const before = filled + code.slice(at, start);
    const text =
      own === undefined
        ? undefined
        : escapeFor(own, before + code.slice(start), before.length, language);
    const was = code.slice(start, end);
    filled = before + (text ?? was);
    if (text !== undefined) {
      places.push({start: before.length, end: filled.length, id: value.id, was});
    }
    at = end;
  }
  return {code: filled + code.slice(at), places};
}

/** The same for a page of Markdown: every fenced block in its own language, the rest unchanged. */
export function fillMarkdown(markdown: string, values: Values): string {
  return markdown.replace(
    /^([ \t]*)(`{3,})([\w-]*)([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$/gm,
    (_, indent: string, fence: string, language: string, meta: string, code: string) =>
      `${indent}${fence}${language}${meta}\n${fill(code, language, values)}${indent}${fence}`,
  );
}
