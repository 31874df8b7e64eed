import {phraseAt} from './meanings.ts';
import {MAX_INPUT, PASTE, piecesOf, TRACE} from './pieces.ts';
import type {SynonymTable} from './synonyms.ts';
import {vaguePhrase} from './terms.ts';
import {variants} from './vocabulary.ts';
import {STOP_WORDS} from './words.ts';

/** Words of the index that a query may need. */
export interface Lookups {
  /** Beginnings of the typed words, short enough for all of their forms. For unknown ones, similar words are loaded. */
  readonly typed: readonly string[];
  /** Synonyms, joined words and vague questions. */
  readonly others: readonly string[];
}

/** A beginning that most forms of a word have in common: `deploy` for `deploying`, `app` for `apps`. */
const rootOf = (word: string): string =>
  word.length <= 4
    ? word.replace(/(?<=...)[ds]$/, '')
    : word.slice(0, Math.max(4, word.length - 3));

/** The words of an index that are needed before a query can be parsed. */
export function lookupsOf(input: string, synonyms: SynonymTable): Lookups {
  const pieces = piecesOf(input.slice(0, MAX_INPUT).replace(TRACE, ' '));
  const strong = pieces.filter(({whole}) => !STOP_WORDS.has(whole));
  const paste = strong.length >= PASTE;
  const typed = new Set<string>();
  const others = new Set<string>();
  const addSynonyms = (position: number): void => {
    for (const {words} of phraseAt(pieces, position, synonyms)?.alternatives ?? []) {
      for (const word of words) others.add(word);
      if (words.length > 1) others.add(words.join(''));
    }
  };
  pieces.forEach((piece, position) => {
    const next = pieces[position + 1];
    // Before stop words are left out: `not found` has synonyms.
    if (!paste) addSynonyms(position);
    if (STOP_WORDS.has(piece.whole) && strong.length > 0) return;
    typed.add(rootOf(piece.whole));
    for (const part of piece.parts) typed.add(rootOf(part));
    for (const {word} of variants(piece.whole)) typed.add(rootOf(word));
    if (next) others.add(piece.whole + next.whole);
  });
  const phrase = vaguePhrase(pieces.map(({whole}) => whole));
  if (phrase !== undefined) others.add(phrase);
  return {typed: [...typed], others: [...others]};
}
