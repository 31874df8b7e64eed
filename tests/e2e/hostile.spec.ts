import type {Page} from '@playwright/test';

import {expect, open, test} from './fixtures.ts';
import {generated, handWritten} from '../hostile/hostile-input.ts';
import {
  asHash,
  asMangledPath,
  asPath,
  asWords,
  countQuestions,
  inBox,
  onSearchPage,
  walk,
  wellFormed,
  type Visit,
} from '../hostile/hostile-walk.ts';

// Everything in an address or in the search box is text: it is shown, never run. The unit tests have hostile
// input for the pure modules (src/features/search/core/__tests__/hostile.test.ts and others); `npm run
// bench:hostile` enters all of them, and measures how long the main thread is busy.

const all = [...handWritten, ...generated];
/** The handwritten inputs, and a tenth of the rest: they are entered one by one, which takes time. */
const tenth = (which: 0 | 1 | 2): readonly string[] => [
  ...handWritten,
  ...generated.filter((_, index) => index % 10 === which),
];
/** Words to highlight that a page reads from one address. */
const WORDS = 20;

test.beforeEach(async ({page, watch}) => {
  test.setTimeout(600_000);
  page.on('dialog', async (dialog) => {
    watch.noise.push('dialog');
    await dialog.dismiss();
  });
  await countQuestions(page);
});

async function expectText(page: Page, baseURL = '', visits: readonly Visit[] = []): Promise<void> {
  expect((await walk(page, new URL(baseURL).pathname, visits)).faults).toEqual([]);
}

test('there is enough hostile input', () => {
  expect(new Set(handWritten).size).toBeGreaterThanOrEqual(100);
  expect(new Set(generated).size).toBeGreaterThanOrEqual(1000);
});

test('query, context and version of the search page are text', async ({page, watch, baseURL}) => {
  await open(page, '/search?q=model');
  await expect(page.getByRole('status').filter({hasText: /found/})).toBeVisible();
  await expectText(page, baseURL, tenth(0).map(onSearchPage));
  expect(watch).toEqual({noise: [], foreign: []});
});

test('what is pasted into the search box is text', async ({page, watch, baseURL}) => {
  await open(page, '/quickstart');
  await page.getByRole('combobox').fill('model');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectText(page, baseURL, tenth(2).map(inBox));
  // The list still works.
  await page.getByRole('combobox').fill('quickstart');
  await expect(page.getByRole('option').first()).toContainText('Quickstart');
  expect(watch).toEqual({noise: [], foreign: []});
});

test(
  'hashes and words to highlight are text',
  {tag: '@malformed-addresses'},
  async ({page, watch, baseURL}) => {
    await open(page, '/quickstart');
    const words = Array.from({length: Math.ceil(all.length / WORDS)}, (_, index) =>
      // The last word is on the page: the marks of the others must not prevent its mark.
      asWords([...all.slice(index * WORDS, (index + 1) * WORDS - 1), 'model']),
    );
    await expectText(page, baseURL, [...tenth(1).map(asHash), ...words]);
    expect(watch).toEqual({noise: [], foreign: []});
    await expect(page.locator('article mark').first()).toHaveText(/^models?$/i);
  },
);

test('paths are text', {tag: '@malformed-addresses'}, async ({page, watch, baseURL}) => {
  await open(page, '/quickstart');
  await expectText(page, baseURL, [...tenth(2).map(asPath), ...tenth(2).flatMap(asMangledPath)]);
  // The words of the address are in the page's own search field, as text.
  await expectText(page, baseURL, [asPath('<b>deploy a "model"')]);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('zz b deploy a model');
  expect(watch).toEqual({noise: [], foreign: []});
});

test('addresses that are opened, not followed, are text too', async ({page, watch}) => {
  // One in six, because each loads the page again. Servers refuse longer addresses than these.
  for (const input of handWritten.filter((_input, index) => index % 6 === 0)) {
    const short = input.slice(0, 500);
    const {address} = onSearchPage(short);
    await open(page, `/${address ?? ''}&_highlight=x#${encodeURIComponent('<img src=x>%')}`);
    // An address has only whole characters; a single-line field drops line breaks.
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
      wellFormed(short).replace(/[\r\n]/g, ''),
    );
    expect(await page.evaluate(() => 'pwned' in window || 'polluted' in Object.prototype)).toBe(
      false,
    );
  }
  expect(watch).toEqual({noise: [], foreign: []});
});
