import type {ListItem} from 'mdast';

import type {ListPage, SitePage, Sources} from '../../../site/inventory.ts';
import {SEARCH} from '../../../site/list-pages.ts';

import {SEARCH as TEXTS} from '../texts.ts';
import {filled, heading, type Inline, item, link, list, paragraph} from './nodes.ts';

const entry = (sentence: string, parts: Readonly<Record<string, Inline>>): ListItem =>
  item(filled(sentence, parts));

/**
 * The search page, where the site has one. A search runs in a browser, so its Markdown version says how to link to
 * one and what a program reads instead.
 */
export function searchLists({plugins}: Sources, pages: readonly SitePage[]): ListPage[] {
  const has = (plugin: string): boolean => plugins.some(({name}) => name === plugin);
  if (!has('kamiwaza-search-local')) return [];
  const groups = new Map(pages.map(({group}) => [group.path, group]));
  const own = [...groups.values()].filter(({path, kind}) => path !== '/' && kind !== 'blog');
  const blog = [...groups.values()].find(({kind}) => kind === 'blog');
  return [
    {
      route: '/search',
      ...SEARCH,
      content: [
        paragraph(SEARCH.description),
        paragraph(
          ...filled(TEXTS.how, {
            parameter: {type: 'inlineCode', value: '?q='},
            example: link('/search?q=ports', TEXTS.example),
          }),
        ),
        heading(2, TEXTS.programs),
        list(
          entry(TEXTS.list, {link: link('/llms.txt', 'llms.txt')}),
          entry(TEXTS.full, {link: link('/llms-full.txt', 'llms-full.txt')}),
          ...own.map(({path, title}) =>
            entry(TEXTS.group(title), {
              list: link(`${path}/llms.txt`, TEXTS.groupList),
              full: link(`${path}/llms-full.txt`, TEXTS.groupFull),
            }),
          ),
          ...(has('kamiwaza-site-map')
            ? [entry(TEXTS.siteMap, {link: link('/sitemap', TEXTS.siteMapName)})]
            : []),
          entry(TEXTS.sitemap, {link: link('/sitemap.xml', 'sitemap.xml')}),
          ...(has('kamiwaza-build')
            ? [entry(TEXTS.openSearch, {link: link('/opensearch.xml', 'opensearch.xml')})]
            : []),
          ...(blog
            ? [
                entry(TEXTS.feeds, {
                  rss: link(`${blog.path}/rss.xml`, 'RSS'),
                  atom: link(`${blog.path}/atom.xml`, 'Atom'),
                  json: link(`${blog.path}/feed.json`, 'JSON'),
                }),
              ]
            : []),
        ),
      ],
    },
  ];
}
