import lunr from 'lunr';

import {distance} from '../../../site/util/edit-distance.ts';

import {allowedEdits} from './edits.ts';

/** How a word of the query relates to a word of the index, from best to worst. */
export type MatchKind = 'exact' | 'stem' | 'begun' | 'prefix' | 'fuzzy';

/** A word of the index that may be meant by a word of the query. */
export interface Expansion {
  readonly term: string;
  readonly kind: MatchKind;
  /** 1 for the word itself, less for less certain words. */
  readonly quality: number;
}

/** How to look a word up. */
export interface ExpandOptions {
  /** The word is still being typed: completions count nearly as much as the word itself. */
  readonly typing: boolean;
  /** Also words one or two edits away, unless the index has the word itself or another form of it. */
  readonly fuzzy: boolean;
}

const MAX_COMPLETIONS = 40;
const MAX_NEIGHBOURS = 12;
const QUALITY = {
  exact: 1,
  stem: 0.94,
  /** Most of the word is typed. */
  begun: 0.92,
  prefix: 0.86,
  /** The word may be complete, or the reader is still typing. */
  prefixOfWord: 0.84,
  prefixNotTyping: 0.6,
  /** The same word in British or American spelling. */
  spelling: 0.94,
  /** `redeploy` is `deploy`, done again. */
  again: 0.8,
  fuzzy1: 0.66,
  fuzzy2: 0.5,
  fuzzyPrefix: 0.4,
  /** The same if the first letters are right. */
  fuzzyPrefixLate: 0.6,
} as const;

/** The stem of a normalized English word, from lunr's stemmer; words with digits are left alone. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  // lunr takes the end of `status` for a plural, but not that of `statuses`.
  const singular = word.replace(/(?<=[tr]us)es$/, '');
  const stemmed = lunr.stemmer(new lunr.Token(singular, {})).toString();
  // Two letters are another word: `ages` is not `ag`, an option of `usermod`.
  return stemmed.length < 3 ? word.replace(/[ds]$/, '') : stemmed;
}

/** British spellings, and what the docs use instead. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(?=(?:e[drs]?|ing|ation|ations)$)/, 'iz'],
  [/ys(?=(?:e[drs]?|ing)$)/, 'yz'],
  [/re$/, 'er'],
  [/ogue$/, 'og'],
];

/** Other spellings of a normalized word that no index has: American spelling, and the word without `re-`. */
export function variants(word: string): {word: string; quality: number}[] {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return [];
  const found: {word: string; quality: number}[] = BRITISH.filter(([pattern]) =>
    pattern.test(word),
  ).map(([pattern, american]) => ({
    word: word.replace(pattern, american),
    quality: QUALITY.spelling,
  }));
  if (/^re[a-z]{4}/.test(word)) found.push({word: word.slice(2), quality: QUALITY.again});
  return found;
}

/** In words shorter than this, only swapped letters count as a typo. */
const SHORT = 5;

/** This share of a word's letters is most of it. */
const MOST = 0.6;
/** With so many right letters at the beginning, the rest of an unfinished word is probably a typo. */
const RIGHT_LETTERS = 4;

function sameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

/** The words of an index, looked up by spelling, stem, prefix and similarity. */
export class Vocabulary {
  private sorted: string[] = [];
  private readonly known = new Set<string>();
  private readonly byStem = new Map<string, string[]>();
  private readonly byLength = new Map<number, string[]>();
  private readonly preferred = new Set<string>();

  /**
   * The terms may be those of several indexes, unsorted and with duplicates. Completions begin with the
   * preferred words, those of the titles of pages.
   */
  constructor(terms: Iterable<string>, preferred: Iterable<string> = []) {
    this.add(terms, preferred);
  }

  /** All words, sorted. */
  get terms(): readonly string[] {
    if (this.sorted.length !== this.known.size) this.sorted = [...this.known].sort();
    return this.sorted;
  }

  /** Adds the words of a part that was loaded; known ones are ignored. For the parameters, see the constructor. */
  add(terms: Iterable<string>, preferred: Iterable<string> = []): void {
    for (const term of preferred) this.preferred.add(term);
    for (const term of terms) {
      if (this.known.has(term)) continue;
      this.known.add(term);
      const key = stem(term);
      const family = this.byStem.get(key);
      if (family) family.push(term);
      else this.byStem.set(key, [term]);
      const equals = this.byLength.get(term.length);
      if (equals) equals.push(term);
      else this.byLength.set(term.length, [term]);
    }
  }

  /** Whether the index has exactly this word. */
  has(word: string): boolean {
    return this.known.has(word);
  }

  /** Whether the index has this word or another form of it. */
  hasForm(word: string): boolean {
    return this.known.has(word) || this.byStem.has(stem(word));
  }

  /** Whether a word of the index begins like this. */
  hasBeginning(prefix: string): boolean {
    return this.known.has(prefix) || this.completions(prefix).length > 0;
  }

  /** Words that begin with the given one, except itself: preferred ones first, then the shortest. */
  completions(prefix: string): string[] {
    const found: string[] = [];
    const {terms} = this;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    for (let index = low; index < terms.length; index += 1) {
      const term = terms[index] ?? '';
      if (!term.startsWith(prefix)) break;
      if (term !== prefix) found.push(term);
    }
    found.sort((a, b) => a.length - b.length);
    return [
      ...found.filter((term) => this.preferred.has(term)),
      ...found.filter((term) => !this.preferred.has(term)),
    ].slice(0, MAX_COMPLETIONS);
  }

  /** Words at most the given number of edits away, nearest first. */
  neighbours(word: string, limit = allowedEdits(word)): {term: string; edits: number}[] {
    if (limit === 0) return [];
    const found: {term: string; edits: number}[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const term of this.byLength.get(length) ?? []) {
        // Misspellings nearly always keep the first letter, or swap it with the second.
        if (term[0] !== word[0] && (term[0] !== word[1] || term[1] !== word[0])) continue;
        // `wls` is `wsl`; `nvml` is another word than `nvm`.
        if (word.length < SHORT && !sameLetters(term, word)) continue;
        const edits = distance(word, term, limit);
        if (edits > 0 && edits <= limit) found.push({term, edits});
      }
    }
    return found.sort((a, b) => a.edits - b.edits || (a.term < b.term ? -1 : 1));
  }

  /** The words with the fewest edits, if any is close enough: the probable meaning of a misspelling. */
  nearest(word: string): {term: string; edits: number}[] {
    const all = this.neighbours(word);
    const fewest = all[0]?.edits;
    return all.filter(({edits}) => edits === fewest).slice(0, MAX_NEIGHBOURS);
  }

  /** The words of the index that a normalized word of the query may match. */
  expand(word: string, {typing, fuzzy}: ExpandOptions): Expansion[] {
    const found = new Map<string, Expansion>();
    const add = (term: string, kind: MatchKind, quality: number): void => {
      const known = found.get(term);
      if (!known || known.quality < quality) found.set(term, {term, kind, quality});
    };
    if (this.has(word)) add(word, 'exact', QUALITY.exact);
    for (const term of this.byStem.get(stem(word)) ?? []) add(term, 'stem', QUALITY.stem);
    if (found.size === 0) {
      for (const {word: other, quality} of variants(word)) {
        for (const term of this.byStem.get(stem(other)) ?? []) add(term, 'stem', quality);
      }
    }
    const certain = found.size > 0;
    // A number is never corrected; to complete it, it needs a few digits.
    const number = /^\d/.test(word);
    if (number ? typing && word.length >= 3 : typing || word.length >= 4) {
      const best = typing
        ? certain
          ? QUALITY.prefixOfWord
          : QUALITY.prefix
        : QUALITY.prefixNotTyping;
      for (const term of this.completions(word)) {
        const share = word.length / term.length;
        // Whether `hallucina` or its stem, `hallucin`, is typed: both are most of the word.
        if (typing && word.length >= SHORT && share >= MOST) add(term, 'begun', QUALITY.begun);
        // A finished word is seldom meant as the beginning of a much longer one.
        else if (typing || share >= 0.55) add(term, 'prefix', best * (0.85 + 0.15 * share));
      }
    }
    if (fuzzy && !certain) {
      const doubt = found.size > 0 ? 0.6 : 1;
      for (const {term, edits} of this.nearest(word)) {
        const quality = (edits === 1 ? QUALITY.fuzzy1 : QUALITY.fuzzy2) * doubt;
        add(term, 'fuzzy', quality);
        for (const form of this.byStem.get(stem(term)) ?? []) {
          add(form, 'fuzzy', quality * QUALITY.stem);
        }
      }
      if (found.size === 0 && typing && word.length >= 5) {
        for (const term of this.terms) {
          if (term[0] !== word[0] || term.length <= word.length + 1) continue;
          // A letter may be wrong, missing or too many.
          const near = [0, 1, -1].some(
            (more) => distance(word, term.slice(0, word.length + more), 1) <= 1,
          );
          if (near) {
            const late = term.startsWith(word.slice(0, RIGHT_LETTERS));
            add(term, 'fuzzy', late ? QUALITY.fuzzyPrefixLate : QUALITY.fuzzyPrefix);
            if (found.size >= MAX_NEIGHBOURS) break;
          }
        }
      }
    }
    return [...found.values()];
  }
}
