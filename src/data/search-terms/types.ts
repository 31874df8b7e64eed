/**
 * Search terms by route of the page and anchor of the section, each a list of words and phrases with commas
 * between them.
 */
export type SearchTerms = Readonly<Record<string, Readonly<Record<string, string>>>>;
