import type {Options} from '@docusaurus/plugin-sitemap';

import versions from '../../versions.json';
import {env} from './env.ts';
import {orderSitemap} from './sitemap-order.ts';

/** Dates from git, current pages first. */
export const sitemapOptions = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
    orderSitemap(await defaultCreateSitemapItems(params), {
      root: env.url + env.baseUrl,
      versions,
      leaveOut: ['/search'],
    }),
} satisfies Options;
