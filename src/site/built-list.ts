import {site} from '../data/site.ts';

import type {Build, BuiltPage} from './build-step.ts';

/** A page that lists or compares others. It is generated, so its HTML is all that there is of it. */
export interface BuiltList {
  /** Site path, without the base URL. */
  readonly route: string;
  /** The text of the page's h1. */
  readonly title: string;
  readonly description: string;
  /** Release it describes, if any. */
  readonly release: string | undefined;
}

/**
 * The facts about a list or comparison, from the head of its page. Undefined for all other pages: written ones, those
 * that nothing links to, and those without a Markdown version, such as the page for unknown addresses.
 */
export function builtList(
  {route, $}: Pick<BuiltPage, 'route' | '$'>,
  {pages, noIndexRoutes}: Pick<Build, 'pages' | 'noIndexRoutes'>,
): BuiltList | undefined {
  if (route === undefined || noIndexRoutes.has(route)) return undefined;
  if (pages.some((page) => page.route === route)) return undefined;
  const title = $('head link[rel="alternate"][type="text/markdown"]').attr('title');
  if (title === undefined) return undefined;
  const release = $('head meta[name="docusaurus_version"]').attr('content');
  return {
    route,
    title,
    description: $('head meta[name="description"]').attr('content') ?? title,
    release: release === 'current' ? site.release : release,
  };
}
