import type {List, RootContent} from 'mdast';

import type {Contents} from '../../search/plugin/pages.ts';
import {routeOf} from '../../../site/inventory.ts';
import {type Entry, siteMap} from '../../site-map/list.ts';

import {heading, item, link, list, paragraph} from './nodes.ts';
import {SITE_MAP} from '../../../site/list-titles.ts';
import type {ListPage, ListSources} from './types.ts';

/** The site map, where the site has one: every page by release, as nested lists. */
export function siteMapLists({plugins, baseUrl}: ListSources): ListPage[] {
  if (!plugins.some(({name}) => name === 'kamiwaza-site-map')) return [];
  const contents = (plugin: string): Record<string, unknown> =>
    Object.fromEntries<unknown>(
      plugins
        .filter(({name}) => name === plugin)
        .map(({options, content}) => [options.id ?? '', content]),
    );
  const entries = (some: readonly Entry[]): List =>
    list(
      ...some.map(({title, url, entries: below}) =>
        item(
          [url === undefined ? title : link(routeOf(url, baseUrl), title)],
          ...(below ? [entries(below)] : []),
        ),
      ),
    );
  const parts = siteMap({
    docs: contents('docusaurus-plugin-content-docs'),
    blog: contents('docusaurus-plugin-content-blog'),
  } as unknown as Contents);
  return [
    {
      route: '/sitemap',
      ...SITE_MAP,
      door: true,
      content: [
        paragraph(SITE_MAP.description),
        ...parts.flatMap((part): RootContent[] => [heading(2, part.title), entries(part.entries)]),
      ],
    },
  ];
}
