import {allowedEdits} from './edits.ts';
import {chunks} from './text.ts';
import type {Vocabulary} from './vocabulary.ts';
import {OTHER_PRODUCTS, STOP_WORDS} from './words.ts';

/** A word of the index and the number of records that have it. */
export type Frequency = (term: string) => number;

/** The rest of a longer text is left as it is. */
const MAX_LENGTH = 200;

/** The text, or its beginning up to the last whole word. */
const beginningOf = (input: string): string =>
  input.length > MAX_LENGTH ? input.slice(0, MAX_LENGTH).replace(/\S+$/, '') : input;

/**
 * Another spelling of the query, from the index's own words; of two similar words, the more common one. Null
 * when there is nothing to change.
 */
export function didYouMean(
  input: string,
  vocabulary: Vocabulary,
  frequency: Frequency,
): string | null {
  let result = '';
  let at = 0;
  let changed = false;
  for (const {whole, parts} of chunks(beginningOf(input))) {
    if (!whole) continue;
    const {term, start, end} = whole;
    const known =
      STOP_WORDS.has(term) ||
      OTHER_PRODUCTS.has(term) ||
      vocabulary.hasForm(term) ||
      (parts.length > 0 && parts.every((part) => vocabulary.hasForm(part.term)));
    result += input.slice(at, start);
    at = end;
    const better = known ? undefined : nearest(term, vocabulary, frequency);
    if (better === undefined) result += input.slice(start, end);
    else {
      result += better;
      changed = true;
    }
  }
  result = (result + input.slice(at)).trim();
  return changed && result !== '' ? result : null;
}

function nearest(word: string, vocabulary: Vocabulary, frequency: Frequency): string | undefined {
  // One edit more than a search forgives: this is only a suggestion.
  const allowed = allowedEdits(word);
  const candidates = vocabulary.neighbours(
    word,
    allowed > 0 && word.length > 5 ? allowed + 1 : allowed,
  );
  const completions = allowed > 0 ? vocabulary.completions(word) : [];
  const [best] = [
    ...candidates.map(({term, edits}) => ({term, cost: edits})),
    ...completions.map((term) => ({term, cost: 2})),
  ].sort((a, b) => a.cost - b.cost || frequency(b.term) - frequency(a.term));
  return best?.term;
}
