import {readFileSync} from 'node:fs';

import {env} from '../../src/config/env.ts';
import {LATEST} from '../../src/data/releases.ts';
import {escapeRegExp} from '../../src/site/util/escape.ts';
import {allRoutes, routes} from '../routes.ts';

import {auditAll, auditNarrow, sideways} from './audit.ts';
import {anyWidth, expect, hydrated, onePage, open, settled, site, test} from './fixtures.ts';
import {shifts} from './shifts.ts';

const known: ReadonlySet<string> = new Set(allRoutes);
const copies: ReadonlySet<string> = new Set(routes.copy);
/**
 * Of the copies: the first page, an index, a long page with code. The others have the text of the original (rule
 * `frozen-copy`), which is opened at its own address, and the frame of these three; tests/site reads their files.
 */
const SAMPLES: ReadonlySet<string> = new Set([
  '/0.5.0',
  '/0.5.0/architecture',
  '/0.5.0/installation/installation_process',
]);
/** Pages of the docs that are not in the table. Of other lists, states.spec.ts has one of each kind. */
const further = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)]
  .map(([, url = '']) => new URL(url).pathname.slice(env.baseUrl.length - 1))
  .filter(
    (route) =>
      ![LATEST, 'blog', 'changes'].includes(route.split('/')[1] ?? '') && !known.has(route),
  );
/** One page of each kind: a phone opens these. Of the others, the desktop's window is made as narrow as a phone. */
const KINDS: ReadonlySet<string> = new Set([
  '/',
  '/0.3.2',
  '/0.5.0',
  '/blog',
  '/blog/2024/12/31/a-year-in-review',
  '/errors/gpu',
  '/glossary',
  '/models/deployment',
  '/sdk/current/services/models',
  '/sdk/intro',
  '/search',
  '/sitemap',
]);

test('there are more pages than in the table', () => {
  expect(further.length).toBeGreaterThan(20);
  expect([...allRoutes, ...further]).toEqual(expect.arrayContaining([...KINDS]));
});

// Every page loads, has its title, logs no errors and requests nothing from other hosts.
for (const route of [...allRoutes, ...further]) {
  if (copies.has(route) && !SAMPLES.has(route)) continue;
  const opensOnPhone = KINDS.has(route);
  const details = opensOnPhone ? {} : anyWidth;
  onePage(`${route} is a page of its own`, details, async ({page, isMobile, watch}) => {
    onePage.slow();
    const response = await page.goto(site(route));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page).toHaveTitle(/^\S.* \| Kamiwaza Docs$/);
    expect(await sideways(page), 'the page scrolls sideways').toBe(0);
    // Let prefetching and late effects happen before judging.
    await settled(page);
    expect(await shifts(page), 'nothing moves while the page loads').toEqual([]);
    if (!opensOnPhone) expect(await auditNarrow(page), 'as narrow as a phone').toEqual([]);
    // The page is open, so all checks that need every page are here, too.
    expect(await auditAll(page, {whole: isMobile}), 'accessibility').toEqual([]);
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });
}

test('an unknown path leads to a helpful not-found page', async ({page, watch}) => {
  const response = await page.goto(site('/installation/nowhere'));
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle('Page Not Found | Kamiwaza Docs');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', {name: 'Search the documentation'});
  await expect(box).toHaveValue('installation nowhere');
  for (const section of [
    'Quickstart',
    'Install Kamiwaza',
    'Models',
    'Model troubleshooting',
    'Python SDK',
  ]) {
    await expect(main.getByRole('link', {name: section, exact: true})).toBeVisible();
  }
  expect(watch.noise.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
  await box.fill('vllm');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=vllm/);
});

test(
  'an unknown path of an old release is searched for in that release',
  anyWidth,
  async ({page}) => {
    await open(page, '/0.3.2/company/job');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('company job');
    await main.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\?q=company\+job&version=0\.3\.2/);
    await expect(page.getByRole('main').getByRole('link', {name: /^Jobs/}).first()).toHaveAttribute(
      'href',
      /\/0\.3\.2\//,
    );
  },
);

for (const route of ['/quickstart', '/0.3.2', '/sdk/intro', '/blog', '/models/deployment']) {
  test(`${route}/ with a trailing slash lands on the page`, anyWidth, async ({page, baseURL}) => {
    await page.goto(site(`${route}/?from=mail#top`));
    await expect(page).toHaveURL(`${(baseURL ?? '').replace(/\/$/, '')}${route}?from=mail#top`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText('Page not found');
  });
}

test('search/ keeps its query when the slash is removed', anyWidth, async ({page}) => {
  await page.goto(site('/search/?q=vllm&ctx=docs'));
  await expect(page).toHaveURL(/\/search\?.*q=vllm/);
});

test('.html and index suffixes lead to the same page', anyWidth, async ({page}) => {
  await open(page, '/quickstart.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  await page.goto(site('/quickstart/index.html'));
  await expect(page).toHaveURL(/\/quickstart$/);
  await open(page, '/index.html');
  await expect(page).toHaveTitle(/Kamiwaza Docs$/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
});

// Without the repaired address, pages outside the docs were drawn twice, and the upper copy did nothing.
test(
  'a page opened by the name of its file is there once, and works',
  {tag: ['@malformed-addresses', anyWidth.tag]},
  async ({page}) => {
    for (const [file, route] of [
      ['/blog.html', '/blog'],
      ['/search.html?q=gpu#x', '/search?q=gpu#x'],
      ['/sdk/intro.html', '/sdk/intro'],
      ['/index', '/'],
    ] as const) {
      await open(page, file);
      await expect(page, file).toHaveURL(
        new RegExp(`${escapeRegExp(env.baseUrl + route.slice(1))}$`),
      );
      await expect(page.getByRole('main'), file).toHaveCount(1);
      await expect(page.getByRole('navigation', {name: 'Main'}), file).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]'), file).toHaveAttribute(
        'href',
        new RegExp(`${escapeRegExp(env.baseUrl + route.slice(1).replace(/[?#].*/, ''))}$`),
      );
    }
  },
);
