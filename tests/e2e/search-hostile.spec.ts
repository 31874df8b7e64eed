import {expect, test} from './fixtures.ts';
import {ask, box, open} from './search-helpers.ts';

/** What must never be more than text; the pure parts meet a thousand more in src/search. */
const POISON = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror="window.pwned=1">',
  '"><svg/onload=window.pwned=1>',
  'javascript:window.pwned=1',
  "';window.pwned=1//",
  '{{constructor.constructor("window.pwned=1")()}}',
  '+title:model~2^9 -nosuchfield:x*',
  '*',
  '__proto__',
  'constructor',
  '\\',
  '%E0%A4%A',
  '\u202emodel',
  '\u0007\u001b[31mmodel',
  '\ud800',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  'a'.repeat(5000),
  'deploy_model '.repeat(380),
  `Traceback ${'at frame in module '.repeat(250)}`,
];

test('hostile queries stay text in the box', async ({page, watch}) => {
  test.setTimeout(120_000);
  page.on('dialog', () => watch.noise.push('dialog'));
  await open(page, '/');
  await ask(page, 'model');
  for (const poison of POISON) {
    await box(page).fill(poison);
    await expect(page.getByRole('link', {name: /^See all results/})).toBeVisible();
    if (poison !== '\ud800') await expect(box(page)).toHaveValue(poison);
  }
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(watch).toEqual({noise: [], foreign: []});
});

test('hostile addresses stay text on the search page', async ({page, watch}) => {
  test.setTimeout(180_000);
  page.on('dialog', () => watch.noise.push('dialog'));
  for (const poison of POISON) {
    const value = encodeURIComponent(poison.replace(/[\ud800-\udfff]/g, ''));
    await open(page, `/search?q=${value}&ctx=${value.slice(0, 60)}&version=${value.slice(0, 60)}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      poison === '\ud800' ? /^$/ : /found|No results/,
    );
    expect(await page.title()).toContain('| Kamiwaza Docs');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  }
  expect(watch).toEqual({noise: [], foreign: []});
});

test('hostile words to highlight mark nothing that is not there', async ({page, watch}) => {
  test.setTimeout(120_000);
  for (const poison of POISON.slice(0, 17)) {
    const value = encodeURIComponent(poison.replace(/[\ud800-\udfff]/g, '').slice(0, 1500));
    await open(page, `/quickstart?_highlight=${value}&_highlight=model#%20${value.slice(0, 20)}`);
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  }
  expect(watch.foreign).toEqual([]);
  expect(watch.noise.filter((line) => !line.includes('hash'))).toEqual([]);
});
