import {expect, it} from 'vitest';

import {env} from '../env.ts';
import {orderSitemap} from '../sitemap.ts';

const root = env.url + env.baseUrl;

it('orders the sitemap: current pages first with a higher priority, tools left out', () => {
  const urls = [
    '0.3.2',
    '0.3.2/company/jobs',
    '0.3.20',
    'sdk/0.5.0/intro',
    'sdk/intro',
    '',
    'search',
    'quickstart',
    '0.5.0/quickstart',
  ];
  const items = orderSitemap(
    urls.map((url) => ({url: root + url, lastmod: '2025-01-01', priority: null as number | null})),
  );
  expect(items.map(({url, priority}) => [url.slice(root.length), priority])).toEqual([
    ['0.3.20', 0.8],
    ['sdk/intro', 0.8],
    ['', 0.8],
    ['quickstart', 0.8],
    ['0.3.2', 0.2],
    ['0.3.2/company/jobs', 0.2],
    ['sdk/0.5.0/intro', 0.2],
    ['0.5.0/quickstart', 0.2],
  ]);
  expect(items.every(({lastmod}) => lastmod === '2025-01-01')).toBe(true);
});
