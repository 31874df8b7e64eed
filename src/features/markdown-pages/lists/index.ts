import type {SitePage} from '../../../site/inventory.ts';

import {blogLists} from './blog.ts';
import {changesLists} from './changes.ts';
import {searchLists} from './search.ts';
import {siteMapLists} from './site-map.ts';
import type {ListPage, ListSources} from './types.ts';

export type {ListPage} from './types.ts';

/**
 * All pages of a site that list or compare others, as Markdown made from the data that the pages show.
 *
 * @param sources what the plugins loaded
 * @param pages the written pages
 */
export function collectLists(sources: ListSources, pages: readonly SitePage[]): ListPage[] {
  return [
    ...blogLists(sources),
    ...changesLists(sources),
    ...siteMapLists(sources),
    ...searchLists(sources, pages),
  ];
}
