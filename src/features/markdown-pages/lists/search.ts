import type {ListPage, SitePage, Sources} from '../../../site/inventory.ts';
import {SEARCH} from '../../../site/list-pages.ts';

import {heading, item, link, list, paragraph} from './nodes.ts';

/**
 * The search page, where the site has one. A search runs in a browser, so its Markdown version says how to
 * link to one and what a program reads instead.
 *
 * @param pages the pages of the site: the lists of each release and the SDK are named
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
          'A search needs a browser: the page loads an index of the site and ranks its pages there, and no server answers. Words are in the address after ',
          {type: 'inlineCode', value: '?q='},
          ', as in ',
          link('/search?q=ports', 'a search for ports'),
          '.',
        ),
        heading(2, 'For programs'),
        list(
          item([link('/llms.txt', 'llms.txt'), ': every current page with its description']),
          item([link('/llms-full.txt', 'llms-full.txt'), ': all current pages in one file']),
          ...own.map(({path, title}) =>
            item([
              `${title}: `,
              link(`${path}/llms.txt`, 'list'),
              ', ',
              link(`${path}/llms-full.txt`, 'everything in one file'),
            ]),
          ),
          ...(has('kamiwaza-site-map')
            ? [item([link('/sitemap', 'Site map'), ': every page by release and section'])]
            : []),
          item([link('/sitemap.xml', 'sitemap.xml'), ': addresses with the date of the last edit']),
          ...(has('kamiwaza-build')
            ? [
                item([
                  link('/opensearch.xml', 'opensearch.xml'),
                  ': how a browser searches the site from its address bar',
                ]),
              ]
            : []),
          ...(blog
            ? [
                item([
                  'Posts as a feed: ',
                  link(`${blog.path}/rss.xml`, 'RSS'),
                  ', ',
                  link(`${blog.path}/atom.xml`, 'Atom'),
                  ', ',
                  link(`${blog.path}/feed.json`, 'JSON'),
                ]),
              ]
            : []),
        ),
      ],
    },
  ];
}
