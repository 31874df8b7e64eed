/** Contexts and versions: which part of the site a query is about. */

import type {Hit, SectionHit} from './types.ts';

/** Contexts a reader can choose, in the order of the navigation bar. The blog belongs to neither. */
export const CONTEXTS = ['docs', 'sdk'] as const;

/** A context a reader can choose. */
export type Context = (typeof CONTEXTS)[number];

/** Where a query looks: a context (empty for all) and a version path (empty for the latest). */
export interface Scope {
  readonly context: Context | '';
  readonly version: string;
}

/** What is known about the reader's page. */
export interface Place {
  /** Path of the page, with the site's base path. */
  readonly pathname: string;
  readonly baseUrl: string;
  /** Id of the docs plugin that owns the route; undefined on other pages. */
  readonly pluginId: string | undefined;
  /** Path of the docs version, with base path; undefined on pages without one. */
  readonly versionPath: string | undefined;
  readonly isLast: boolean;
}

/**
 * Determines the context from the docs plugin that owns the route. The SDK docs of an old version are at
 * `sdk/<version>/`, or inside the product docs of that version, in the folder `sdk`.
 *
 * @param place - the page
 */
export function scopeOf({pathname, baseUrl, pluginId, versionPath, isLast}: Place): Scope {
  if (pluginId === undefined) return {context: '', version: ''};
  const version =
    versionPath === undefined || isLast
      ? ''
      : `${versionPath.slice(baseUrl.length).replace(/^sdk\/|\/+$/g, '')}/`;
  const inside = pathname.slice(baseUrl.length + version.length);
  const context =
    pluginId === 'sdk' || (version !== '' && /^sdk(?:\/|$)/.test(inside)) ? 'sdk' : 'docs';
  return {context, version};
}

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
 * Address of the search page.
 *
 * @param baseUrl - the site's base path
 * @param query - what to search for
 * @param scope - where
 */
export function searchPageUrl(baseUrl: string, query: string, {context, version}: Scope): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (context !== '') params.set('ctx', context);
  if (version !== '') params.set('version', version);
  const search = params.toString();
  return `${baseUrl}search${search === '' ? '' : `?${search}`}`;
}

/** Name of the parameter with the words to mark on the target page. */
export const HIGHLIGHT = '_highlight';

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
