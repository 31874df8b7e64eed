/** Addresses that only the list of suggestions and the search page read or write. */

import {CONTEXTS, HIGHLIGHT, type Context} from './scope.ts';
import type {Hit, SectionHit} from './types.ts';

/**
 * Converts a version in an address (`0.3.2`, `0.3.2/`, `/0.3.2/`) to its path, as the index has it; null when
 * there is no such version.
 */
export function parseVersion(value: string, known: readonly string[]): string | null {
  const trimmed = value.trim().replace(/^\/+|\/+$/g, '');
  if (trimmed === '') return '';
  return known.find((version) => version === `${trimmed}/`) ?? null;
}

/** Validates a context in an address: empty for all, null when there is no such context. */
export function parseContext(value: string): Context | '' | null {
  const trimmed = value.trim().toLowerCase();
  if (trimmed === '') return '';
  return CONTEXTS.find((context) => context === trimmed) ?? null;
}

/**
 * Address of a hit: the page, the words to mark, and the row or section. A further section of its page is the
 * target if there is one.
 */
export function hitUrl(
  {document, row, words}: Pick<Hit, 'document' | 'row' | 'words'>,
  section?: SectionHit | null,
): string {
  const {u, h} = section?.document ?? document;
  const params = new URLSearchParams();
  for (const word of words) params.append(HIGHLIGHT, word);
  const search = params.toString();
  return `${u}${search === '' ? '' : `?${search}`}${section ? h : (row ?? h)}`;
}

/** Where a hit is, in words: breadcrumbs, and the page's title if the hit is a section. */
export function pathOf({document: {b, h, t}, page}: Pick<Hit, 'document' | 'page'>): string {
  return [...b, ...(h === '' || page === t ? [] : [page])].join(' › ');
}

/** Address of the error finder. The text is after the `#`, so it is not sent to any server. */
export function errorFinderUrl(baseUrl: string, text: string): string {
  const page = `${baseUrl}models/which-error`;
  // A cut text may end with half a character, which is invalid in an address; `URLSearchParams` replaces it.
  return text === '' ? page : `${page}#${new URLSearchParams({text}).toString()}`;
}
