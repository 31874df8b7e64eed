import type {ListPage, SitePage, Sources} from '../../../site/inventory.ts';

import {blogLists} from './blog.ts';
import {changesLists} from './changes.ts';
import {searchLists} from './search.ts';
import {siteMapLists} from './site-map.ts';

/** All pages of a site that list or compare other pages, as Markdown made from the same data. */
export function collectLists(sources: Sources, pages: readonly SitePage[]): ListPage[] {
  return [
    ...blogLists(sources),
    ...changesLists(sources),
    ...siteMapLists(sources, pages),
    ...searchLists(sources, pages),
  ];
}
