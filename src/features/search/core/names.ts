import {remembered} from '../../../site/util/remembered.ts';

import type {GrowingIndex} from './decode.ts';
import type {Query} from './query.ts';
import {RULES} from './rules.ts';
import {indexTerms} from './terms.ts';
import {STOP_WORDS} from './words.ts';

/** Words of a text in the form of the index, without stop words. */
export function contentWords(text: string): string[] {
  return indexTerms(text, true).filter((word) => !STOP_WORDS.has(word));
}

/** How much a query and a name (a title, an address, a heading, a keyword) have in common. */
export interface NameMatch {
  /** Share of the query's weight that the name has. */
  readonly query: number;
  /** Share of the name's words that the query has. */
  readonly name: number;
}

export const NO_MATCH: NameMatch = {query: 0, name: 0};

/**
 * A heading on more pages than this (`Before you start`) says how pages are structured, not what one is
 * about.
 */
const COMMON_HEADING = 3;

const commonHeadings = remembered((records: GrowingIndex['records']): ReadonlySet<string> => {
  const pages = new Map<string, Set<number>>();
  for (const {t, h, page} of records) {
    if (h === '') continue;
    const known = pages.get(t);
    if (known) known.add(page);
    else pages.set(t, new Set([page]));
  }
  return new Set([...pages].flatMap(([t, on]) => (on.size > COMMON_HEADING ? [t] : [])));
});

/** Several times the names of the docs, so that growing docs do not read each name again for each query. */
const MAX_NAMES = 100_000;
/** Words of a name; names are few and needed at every keystroke. */
const wordsOfName = remembered(
  (name: string): readonly string[] => [...new Set(contentWords(name))],
  MAX_NAMES,
);

/** Headings that are on many pages of an index, as far as it is loaded. */
export const commonHeadingsOf = ({records}: GrowingIndex): ReadonlySet<string> =>
  commonHeadings(records);

/** What a query and a name have in common. Of several names, all but the last are its context. */
export function matchName(query: Query, ...names: readonly string[]): NameMatch {
  const last = wordsOfName(names.at(-1) ?? '');
  return matchWords(query, names.length === 1 ? last : names.flatMap(wordsOfName), last);
}

/** Every word of the index that a query may match, and the query as one word. */
const termsOf = remembered(
  ({words: typed, units}: Query): ReadonlySet<string> =>
    new Set([
      typed.join(''),
      ...units.flatMap(({alternatives}) =>
        alternatives.flatMap(({words}) => words.flatMap((own) => own.map(({term}) => term))),
      ),
    ]),
);

/** The same for words: those of all names, and those of the last one, which alone count for `name` of the result. */
export function matchWords(
  query: Query,
  context: readonly string[],
  last: readonly string[],
): NameMatch {
  const terms = termsOf(query);
  // Most names of an index have nothing in common with a query.
  if (!context.some((word) => terms.has(word))) return NO_MATCH;
  const words = new Set(context);
  const covered = new Set<string>();
  let have = 0;
  let all = 0;
  for (const {alternatives, weight} of query.units) {
    all += weight;
    let best = 0;
    for (const {words: needed, quality} of alternatives) {
      let least = quality;
      for (const expansions of needed) {
        let own = 0;
        for (const {term, quality: likeness} of expansions) {
          if (!words.has(term)) continue;
          covered.add(term);
          if (likeness > own) own = likeness;
        }
        least = Math.min(least, own * quality);
      }
      if (least > best) best = least;
    }
    have += weight * best;
  }
  if (all === 0 || last.length === 0) return NO_MATCH;
  // `Quickstart` is covered by `quick start`, `deploy_model` by its parts.
  const typed = query.words.join('');
  const matched = last.filter(
    (word) => covered.has(word) || typed === word || isPartOfCovered(word, covered),
  );
  return {query: have / all, name: matched.length / last.length};
}

function isPartOfCovered(word: string, covered: ReadonlySet<string>): boolean {
  for (const whole of covered) if (whole.length > word.length && whole.includes(word)) return true;
  return false;
}

/** Whether query and name are the same. */
export const isEqual = ({query, name}: NameMatch): boolean => query > 0.78 && name > 0.99;

/** What a page gains by the keyword that matches best. */
export function keywordsBonus(query: Query, keywords: readonly string[]): number {
  let best = 0;
  for (const keyword of keywords) {
    const match = matchName(query, keyword);
    if (match.name < 0.99) continue;
    const bonus = isEqual(match)
      ? RULES.keywordEqual
      : wordsOfName(keyword).length > 1
        ? RULES.keywordMatch * match.query
        : 0;
    if (bonus > best) best = bonus;
  }
  return best;
}
