import type {Options} from '@docusaurus/plugin-sitemap';

import versions from '../../versions.json';
import {escapeRegExp} from '../site/util/escape.ts';

import {env} from './env.ts';

const ROOT = env.url + env.baseUrl;
/** Addresses of older releases and of the copy of the latest. */
const OTHER = new RegExp(`^(?:sdk/)?(?:${versions.map(escapeRegExp).join('|')})(?:/|$)`);

/** Puts current pages first and gives older releases a lower priority, so they never rank above them; no search page. */
export function orderSitemap<T extends {readonly url: string}>(items: readonly T[]): T[] {
  const path = ({url}: T): string => url.slice(ROOT.length);
  return items
    .filter((item) => path(item) !== 'search')
    .map((item) => ({...item, priority: OTHER.test(path(item)) ? 0.2 : 0.8}))
    .sort((one, other) => other.priority - one.priority);
}

/** Dates from git, current pages first. */
export const sitemapOptions = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
    orderSitemap(await defaultCreateSitemapItems(params)),
} satisfies Options;
