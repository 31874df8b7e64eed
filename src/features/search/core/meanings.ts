import {distance} from '../../../site/util/edit-distance.ts';
import {remembered} from '../../../site/util/remembered.ts';

import {allowedEdits} from './edits.ts';
import type {Piece} from './pieces.ts';
import type {Expression, SynonymTable} from './synonyms.ts';
import {stem, type Vocabulary} from './vocabulary.ts';
import {OTHER_PRODUCTS, WEAK_WORDS} from './words.ts';

/** The expression with synonyms that begins at a word, the longest first. */
export function phraseAt(pieces: readonly Piece[], position: number, synonyms: SynonymTable) {
  const first = pieces[position];
  if (!first) return undefined;
  const exact = synonyms
    .get(first.whole)
    ?.find(({words}) => words.every((word, offset) => pieces[position + offset]?.whole === word));
  if (exact) return exact;
  // `fetching` has the synonyms of `fetch`.
  for (const other of formsIn(synonyms, first.whole)) {
    const found = synonyms
      .get(other)
      ?.find(({words}) =>
        words.slice(1).every((own, offset) => pieces[position + 1 + offset]?.whole === own),
      );
    if (found) return found;
  }
  return undefined;
}

/** First words of expressions by their stem: there is a query for every keystroke, and stemming is slow. */
const firstWords = remembered((synonyms: SynonymTable) => {
  const byStem = new Map<string, string[]>();
  for (const first of synonyms.keys()) {
    if (first.length < 4) continue;
    const key = stem(first);
    byStem.set(key, [...(byStem.get(key) ?? []), first]);
  }
  return byStem;
});

/** Other forms of a word that an expression begins with; short words (`set`) are too unspecific. */
function formsIn(synonyms: SynonymTable, word: string): readonly string[] {
  const own = stem(word);
  // A word that is its own stem may be a typo: `instal`.
  return word.length < 4 || own === word ? [] : (firstWords(synonyms).get(own) ?? []);
}

/** One of the words is the plural of the other. */
export const isPlural = (one: string, other: string): boolean =>
  one === `${other}s` || other === `${one}s` || one === `${other}es` || other === `${one}es`;

/** Synonyms of a misspelt word: the docs have neither `kubernets` nor `kubernetes`. */
export function meantSynonyms(
  word: string,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
): readonly Expression[] {
  const limit = allowedEdits(word);
  if (word.length < 5 || vocabulary.hasForm(word) || OTHER_PRODUCTS.has(word)) return [];
  const meant: Expression[] = [];
  for (const [first, entries] of synonyms) {
    if (first[0] !== word[0]) continue;
    const edits = distance(first, word, limit);
    if (edits > limit) continue;
    const entry = entries.find(({words}) => words.length === 1);
    if (!entry) continue;
    const doubt = edits === 1 ? 0.75 : 0.6;
    meant.push({words: [first], quality: doubt});
    for (const {words, quality} of entry.alternatives)
      meant.push({words, quality: quality * doubt});
  }
  return meant;
}

/** Two words of the index that were typed as one. */
export function splits(word: string, vocabulary: Vocabulary): [string, string][] {
  const found: [string, string][] = [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const head = word.slice(0, cut);
    const tail = word.slice(cut);
    // `wordpress` is not `word` and `press`.
    if (WEAK_WORDS.has(head) || WEAK_WORDS.has(tail)) continue;
    if (vocabulary.hasForm(head) && vocabulary.hasForm(tail)) found.push([head, tail]);
  }
  return found.slice(0, 2);
}
