import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {ListPage, SitePage, Sources} from '../../../site/inventory.ts';
import {SEARCH} from '../../../site/list-pages.ts';

import {SEARCH as markdown} from '../texts.ts';
import {paragraph} from './nodes.ts';

/**
 * The search page, where the site has one. A search runs in a browser, so its Markdown version says how to link to
 * one and what a program reads instead.
 */
export function searchLists({plugins}: Sources, pages: readonly SitePage[]): ListPage[] {
  const has = (plugin: string): boolean => plugins.some(({name}) => name === plugin);
  if (!has('kamiwaza-search-local')) return [];
  const groups = [...new Map(pages.map(({group}) => [group.path, group])).values()];
  const text = markdown({
    groups: groups.filter(({path, kind}) => path !== '/' && kind !== 'blog'),
    blog: groups.find(({kind}) => kind === 'blog')?.path,
    siteMap: has('kamiwaza-site-map'),
    openSearch: has('kamiwaza-build'),
  });
  const {children} = unified().use(remarkParse).parse(text);
  return [{route: '/search', ...SEARCH, content: [paragraph(SEARCH.description), ...children]}];
}
