import {collectPages, type PluginContent, type SitePage} from '../../site/inventory.ts';

import {collectLists, type ListPage} from './lists/index.ts';
import type {Surroundings} from './page.ts';

/** All that has a twin, and what the links between twins are worked out against. */
export interface TwinSite {
  readonly pages: readonly SitePage[];
  readonly lists: readonly ListPage[];
  readonly around: Surroundings;
}

/**
 * Takes stock of a site.
 *
 * @param plugins what the plugins loaded, in a build or under `npm start`
 * @param site its origin and base URL
 */
export function readSite(
  plugins: readonly PluginContent[],
  {siteUrl, baseUrl}: {readonly siteUrl: string; readonly baseUrl: string},
): TwinSite {
  const pages = collectPages({plugins, baseUrl});
  const lists = collectLists({plugins, baseUrl}, pages);
  return {
    pages,
    lists,
    around: {
      siteUrl,
      baseUrl,
      routeOfFile: new Map(pages.map(({file, route}) => [file, route])),
      twins: new Set([...pages, ...lists].map(({route}) => route)),
    },
  };
}
