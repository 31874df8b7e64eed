// Labels and messages of the suggestions and of the search page. Those of the box itself, which every page has, are
// in bar/texts.ts.

import type {SearchGlobalData} from '../global-data.ts';

/** Messages about the state of a search, in the suggestions and on the page. */
export const STATES = {
  loading: 'Loading the search index',
  searching: 'Searching…',
  failed: 'The search index could not be loaded',
  failedTitle: 'Search is not available right now',
  failedInBox: 'The search index could not be loaded. Type another character to try again.',
  failedOnPage: 'The search index could not be loaded. Check the connection and try again.',
  retry: 'Try again',
  incomplete: 'Still loading: there may be more',
} as const;

/** Names of the areas, by context. */
export const AREAS: Readonly<Record<string, string>> = {docs: 'Docs', sdk: 'SDK', blog: 'Blog'};

/** Titles of lists and of fields. */
export const LABELS = {
  results: 'Search results',
  examples: 'For example',
  recent: 'Recent searches and examples',
  forget: 'Clear recent searches',
  mentionedOn: 'Only mentioned on',
  mentioned: 'Only mentioned',
  page: 'With filters',
  more: (page: string): string => `More in ${page}`,
  field: 'What are you looking for?',
  area: 'Search in',
  release: 'Release',
  latest: 'the latest release',
  everywhere: 'Everywhere',
  seeAll: 'See all results',
  seeAllWithin: (context: string): string => `See all results within "${context}"`,
  searchEverywhere: 'Search everywhere',
  seeAllOutside: (context: string): string => `See all results outside "${context}"`,
  resultsFor: (query: string): string => `Search results for "${query}"`,
  hint: 'Type a task, a question, a command or the name of an SDK method, or paste an error message. For example:',
} as const;

/** Sentences with links and quotations in them. `{name}` is put in by `@docusaurus/Interpolate`. */
export const NOTES = {
  nothingInBox:
    'Is it an error message? Paste it into the {finder}. What is not documented is listed under {gaps}.',
  pastedLog: 'For a log, open the {finder}: it reads all lines of what you pasted.',
  nothingIn: 'No results for {query} in {place}.',
  nothingOnPage:
    'No results for {query}. Try fewer words. For an error message, the {finder} reads whole logs. What is not documented is listed under {gaps}. Look through the {map}, or {help}.',
  withoutScripts:
    'Searching needs JavaScript, which is switched off or blocked in this browser. Everything can be read without it: start from the {intro}, the {sdk} or the {blog}, or look through the {map}, which lists every page.',
  ignored: 'This address asks for {parameters}, which does not exist here. It was ignored.',
  didYouMean: 'Did you mean {correction}?',
  finder: 'error finder',
  gaps: 'known gaps',
  help: 'ask for help',
  intro: 'introduction',
  sdk: 'SDK',
  blog: 'blog',
  map: 'site map',
} as const;

/** What screen readers announce about the suggestions. */
export const SPOKEN = {
  didYouMean: (correction: string): string => `did you mean ${correction}?`,
  elsewhere: 'There are results elsewhere',
  finder: 'The error finder is a link below',
  ways: 'Press the down arrow key to search everywhere, or use the link to the error finder below',
  forgotten: 'Recent searches cleared',
  section: (section: string, page: string): string => `${section}, ${page}`,
  suggestions: (shown: number, total: number): string =>
    `${String(shown)} ${shown === 1 ? 'suggestion' : 'suggestions'}` +
    (total > shown ? ` of ${String(total)} results` : ''),
};

/** A context and version in words. */
export function describeScope(
  {context, version}: {readonly context: string; readonly version: string},
  versions: SearchGlobalData['versions'],
): string {
  const name = context === 'sdk' ? 'SDK' : context;
  const label =
    version === '' ? '' : (versions.find(({path}) => path === version)?.label ?? version);
  return [name, label].filter((part) => part !== '').join(' ');
}

/** How many pages were found; nothing for none. */
export function pagesFound(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 page found' : `${String(count)} pages found`;
}

/** The title of a list of results from another area or release. */
export function inPlace(place: string, isLatest: boolean): string {
  return `In ${place}${isLatest ? ' (latest release)' : ''}`;
}

/** The message for "nothing was found", with where it searched. */
export function noResults(place = ''): string {
  return place === '' ? 'No results' : `No results in ${place}`;
}

/** How many pages of each context that was searched have it: `12 in Docs`, `31 in SDK`. */
export function areasInWords(
  areas: readonly {readonly context: string; readonly count: number}[],
): string[] {
  return areas
    .filter(({count}) => count > 0)
    .map(({context, count}) => `${count} in ${AREAS[context] ?? context}`);
}
