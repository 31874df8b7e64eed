import type {List, RootContent} from 'mdast';

import type {ListPage, SitePage, Sources} from '../../../site/inventory.ts';
import {SITE_MAP} from '../../../site/list-pages.ts';
import {type Entry, siteMap} from '../../site-map/index.ts';

import {heading, item, link, list, paragraph} from './nodes.ts';

/** The site map, where the site has one: every page by release, as nested lists. */
export function siteMapLists({plugins}: Sources, pages: readonly SitePage[]): ListPage[] {
  if (!plugins.some(({name}) => name === 'kamiwaza-site-map')) return [];
  const entries = (some: readonly Entry[]): List =>
    list(
      ...some.map(({title, route, entries: below}) =>
        item(
          [route === undefined ? title : link(route, title)],
          ...(below ? [entries(below)] : []),
        ),
      ),
    );
  return [
    {
      route: '/sitemap',
      ...SITE_MAP,
      content: [
        paragraph(SITE_MAP.description),
        ...siteMap(pages).flatMap((part): RootContent[] => [
          heading(2, part.title),
          entries(part.entries),
        ]),
      ],
    },
  ];
}
