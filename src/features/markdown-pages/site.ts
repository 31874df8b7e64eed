import type {ListPage, SitePage} from '../../site/inventory.ts';

import type {Surroundings} from './page.ts';

/** Everything that has a Markdown version, and what their links are resolved against. */
export interface MarkdownSite {
  readonly pages: readonly SitePage[];
  readonly lists: readonly ListPage[];
  readonly around: Surroundings;
}

/** Collects what writing a site as Markdown needs. */
export function markdownSite(
  {pages, lists}: Pick<MarkdownSite, 'pages' | 'lists'>,
  {siteUrl, baseUrl}: {readonly siteUrl: string; readonly baseUrl: string},
): MarkdownSite {
  return {
    pages,
    lists,
    around: {
      siteUrl,
      baseUrl,
      routeOfFile: new Map(pages.map(({file, route}) => [file, route])),
      markdownRoutes: new Set([...pages, ...lists].map(({route}) => route)),
    },
  };
}
