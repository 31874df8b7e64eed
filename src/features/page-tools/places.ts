import {type NamedValue, namedValues} from '../../data/values.ts';

export interface Found {
  readonly value: NamedValue;
  readonly start: number;
  readonly end: number;
}

/** Languages of blocks with output or pictures, not something to run. */
const NOT_FILLED = new Set(['text', 'sketch', 'http', '']);

/** Whether blocks of a language show the reader's values. */
export function isFilled(language: string): boolean {
  return !NOT_FILLED.has(language);
}

/** Where a piece of code has named values, in order and without overlaps. */
export function findPlaces(code: string): Found[] {
  const found = namedValues.flatMap((value) =>
    value.places.flatMap(({text, before = '', after = ''}) => {
      const hits: Found[] = [];
      const whole = before + text + after;
      for (let at = code.indexOf(whole); at !== -1; at = code.indexOf(whole, at + whole.length)) {
        const start = at + before.length;
        const end = start + text.length;
        if (standsAlone(code, start, end, text)) hits.push({value, start, end});
      }
      return hits;
    }),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  return found.filter(
    (hit, index) =>
      index === 0 || hit.start >= Math.max(...found.slice(0, index).map((one) => one.end)),
  );
}

/** `~/kamiwaza` does not match in `~/kamiwaza-old`, nor a repository in a longer name. */
function standsAlone(code: string, start: number, end: number, text: string): boolean {
  const word = /[\w-]/;
  const begins = !word.test(text.charAt(0)) || !word.test(code.charAt(start - 1));
  const ends = !word.test(text.at(-1) ?? '') || !word.test(code.charAt(end));
  return begins && ends;
}
