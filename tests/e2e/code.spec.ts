// Code is colored by the server; the highlighter is fetched only when a page with code is navigated to.
import {anyWidth, expect, hydrated, open, site, test} from './fixtures.ts';

const colored = '.theme-code-block .kw-keyword';

test(
  'code keeps the colors of the server, without a highlighter',
  {tag: '@deferred-highlighter'},
  async ({page, watch}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        void response.text().then(
          (text) => scripts.push(text),
          () => undefined,
        );
      }
    });
    await page.goto(site('/sdk/services/models'));
    await page
      .locator(colored)
      .first()
      .evaluate((element) => {
        element.setAttribute('data-from-server', 'true');
      });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-from-server]')).toHaveCount(1);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((text) => text.includes('BASH_ALIASES'))).toEqual([]);
    expect(watch.noise).toEqual([]);
  },
);

test('code gets its colors after navigation', anyWidth, async ({page, watch}) => {
  await open(page, '/sdk/services/auth');
  const next = page.locator('.pagination-nav__link--next');
  await next.click();
  await expect(page).not.toHaveURL(/services\/auth$/);
  await expect(page.locator(colored).first()).toBeVisible();
  const shown = await page.locator('.theme-code-block pre').first().innerText();
  const served = await page.request.get(page.url()).then((response) => response.text());
  expect(shown.trim().split('\n').length).toBeGreaterThan(1);
  expect(served).toContain(shown.trim().split('\n')[0]?.split(' ')[0] ?? '?');
  expect(watch.noise).toEqual([]);
});

test('the copy button says so if the browser refuses', anyWidth, async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.execCommand = () => false;
  });
  await open(page, '/errors/mlx');
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', {name: /^Copy code: \S/}).click();
  const spoken = page.locator('#kw-announcer');
  await expect(spoken).toHaveText(/^The browser does not allow copying\./);
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected).toBe((await block.locator('pre').innerText()).trim());
});

test('the copy buttons of a page have different names', anyWidth, async ({page}) => {
  await open(page, '/errors/gpu');
  const buttons = page.getByRole('button', {name: /^Copy code: /});
  await expect(buttons.nth(20)).toBeAttached();
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')),
  );
  expect(new Set(names).size).toBeGreaterThan(names.length / 3);
});
