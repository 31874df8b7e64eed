import type {Options} from '@docusaurus/plugin-sitemap';

import versions from '../../versions.json';
import {orderSitemap} from '../build/steps/crawlers/sitemap.ts';

import {env} from './env.ts';

/** Dates from git, what is current first. */
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
