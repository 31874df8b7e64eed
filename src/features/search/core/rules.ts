import type {QueryKind} from './kind.ts';
import type {Field} from './types.ts';

/**
 * The rules of ranking. In words:
 *
 * 1. A page that has every word of the query comes before one that lacks some; what a missing word
 *    costs depends on its rarity, and words in one section count more than words spread over a page.
 * 2. A word in the title counts more than one in a heading, the keywords, a search term, the breadcrumbs or
 *    the description, the text, a code block; the word itself more than its other forms, synonyms,
 *    completions, misspellings.
 * 3. A query that equals the title, a heading or one of the keywords leads there.
 * 4. Words that are adjacent, as in the query, come before scattered ones.
 * 5. How often a word occurs (lunr's BM25) counts little.
 */
export const RULES = {
  fields: {
    title: 10,
    keywords: 6.5,
    heading: 7,
    breadcrumbs: 4,
    description: 4,
    content: 3,
    code: 1.8,
    terms: 4.5,
  } satisfies Record<Field, number>,
  /** A heading also counts for the sections below it. */
  enclosingHeading: 0.5,
  /** What counts for the page counts for its sections, but less. */
  lent: 0.6,
  lentScore: 0.3,
  /** Share of the other fields next to the best one. */
  otherFields: 0.12,
  /** Share of the best section in a page's score; the rest is the page as a whole. */
  section: 0.5,
  /** How steeply missing words cost. */
  coverage: 2.8,
  /** Share of the best section in what counts as having the words. */
  sectionCoverage: 0.6,
  /** Weight of a word that no page has: rare here, though perhaps an everyday word elsewhere. */
  unknown: 0.8,
  /** Weight of the most common word; the rarest has 1. */
  idfFloor: 0.25,
  /** A word that titles, headings or keywords use is a subject; others are filler words. */
  subject: {
    title: 1,
    keywords: 1,
    heading: 0.9,
    breadcrumbs: 0.9,
    description: 0.8,
    content: 0.55,
    code: 0.7,
    terms: 0.55,
    none: 0.5,
  } satisfies Record<Field | 'none', number>,
  titleMatch: 0.5,
  titleEqual: 0.35,
  /** A title that begins with the query: the reader may still be typing it. */
  titleBegins: 0.5,
  /** A page's address counts nearly as much as its title. */
  address: 0.85,
  headingMatch: 0.25,
  headingEqual: 0.12,
  keywordEqual: 0.3,
  keywordMatch: 0.18,
  /** A row or line that begins with the identifier: it explains it. */
  entry: 0.2,
  /** The same for an identifier among other words. */
  entryNamed: 0.5,
  proximity: 0.2,
  frequency: 0.06,
  /** How steeply words cost that a section lacks, when sections of a page compete. */
  ownCoverage: 1,
  /** What a section gains by a heading that equals the query. */
  ownHeading: 0.5,
  /** Weight of lunr's score among the sections of a page. */
  ownFrequency: 0.2,
  /** How much less a word counts in a section that is longer than others. */
  length: 0.15,
  /** What adjacent words add to a section. */
  ownProximity: 0.3,
  /** Weight of known errors among other pages, by kind of query. */
  errors: {line: 1.15, trouble: 0.8, words: 0.45} satisfies Record<QueryKind, number>,
  /**
   * What each word of a message adds, up to eight, if at least three in a row, or the whole query, are as the program
   * writes them.
   */
  message: 0.12,
  /** From these shares of the query and of the title on, the page itself is asked for. */
  wholeQuery: 0.75,
  wholeName: 0.6,
  /** A search term of the section that equals the query, or a part of it. */
  termEqual: 0.4,
  termMatch: 0.5,
  /** How much of the answer has to be in one section, rather than anywhere on the page. */
  answerSection: 0.65,
  /** Below this share of the query's weight a page is no answer. */
  answer: 0.5,
  /** The same for a page with the exact identifier, whatever the other words. */
  answerNamed: 0.25,
  /** The same for a paste, most of which is never found. */
  answerPaste: 0.12,
} as const;
