/** Contexts and versions: which part of the site a query is about. In the first load of every page. */

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

/** Address of the search page. */
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
