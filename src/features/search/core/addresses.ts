/** Addresses that only the list of suggestions and the search page read or write. */

import {CONTEXTS, HIGHLIGHT, type Context} from './scope.ts';
import type {Hit, SectionHit} from './types.ts';

/**
 * Converts a version in an address (`0.3.2`, `0.3.2/`, `/0.3.2/`) to the form of the index.
 *
 * @param value - the value of the `version` parameter
 * @param known - the version paths of the site
 * @returns the version path, or null when there is no such version
 */
export function parseVersion(value: string, known: readonly string[]): string | null {
  const trimmed = value.trim().replace(/^\/+|\/+$/g, '');
  if (trimmed === '') return '';
  return known.find((version) => version === `${trimmed}/`) ?? null;
}

/**
 * Validates a context in an address.
 *
 * @param value - the value of the `ctx` parameter
 * @returns the context, empty for all, or null when there is no such context
 */
export function parseContext(value: string): Context | '' | null {
  const trimmed = value.trim().toLowerCase();
  if (trimmed === '') return '';
  return CONTEXTS.find((context) => context === trimmed) ?? null;
}

/**
 * Address of a hit: the page, the words to mark, and the row or section.
 *
 * @param hit - the hit
 * @param section - a further section of its page, if that is the target
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

/**
 * Address of the error finder. The text is after the `#`, so it is not sent to any server.
 *
 * @param baseUrl - the site's base path
 * @param text - what the reader pasted
 */
export function errorFinderUrl(baseUrl: string, text: string): string {
  const page = `${baseUrl}models/which-error`;
  // A cut text may end with half a character, which is invalid in an address; `URLSearchParams` replaces it.
  return text === '' ? page : `${page}#${new URLSearchParams({text}).toString()}`;
}
