import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {env} from '../../src/config/env.ts';
import published from '../../src/data/published.json';
import {redirects} from '../../src/data/redirects.ts';
import {answer} from '../../scripts/serve/rules.ts';

/** Follows an address the way a browser without JavaScript does, to the page where it ends. */
async function follow(route: string, hops = 0): Promise<string> {
  if (hops > 5) return `${route}: leads in circles`;
  const result = await answer('build', env.baseUrl, encodeURI(env.baseUrl + route.slice(1)));
  if (result.kind === 'redirect') {
    return follow(`/${decodeURI(result.to).slice(env.baseUrl.length)}`, hops + 1);
  }
  if (result.kind === 'text' || result.status !== 200) return `${route}: not found`;
  const html = readFileSync(result.file, 'utf8');
  const way = /<meta http-equiv="?refresh"? content="0; url=([^"]+)"/.exec(html)?.[1];
  if (way === undefined) return 'page';
  const target = new URL(way, env.url + env.baseUrl + route.slice(1));
  return follow(`/${decodeURI(target.pathname).slice(env.baseUrl.length)}`, hops + 1);
}

it('every address ever published answers or redirects to a page', async () => {
  const faults: string[] = [];
  for (const route of published) {
    const end = await follow(route);
    if (end !== 'page') {
      faults.push(`${end}. Say in src/data/redirects.ts where ${route} has moved.`);
    }
  }
  expect(faults).toEqual([]);
  expect(published.length).toBeGreaterThan(100);
});

it('every redirect leads to a page, with and without a slash', async () => {
  for (const from of Object.keys(redirects)) {
    expect(await follow(from)).toBe('page');
    expect(await follow(`${from}/`)).toBe('page');
  }
});

it('notices an address that is gone', async () => {
  expect(await follow('/never/published')).toBe('/never/published: not found');
});
