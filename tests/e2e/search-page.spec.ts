import {anyWidth, expect, open, site, test} from './fixtures.ts';
import {LOG} from './search-helpers.ts';

const results = (page: import('@playwright/test').Page) =>
  page.getByRole('main').locator('ol > li');
/** The link to a result's page. */
const title = ':is(h2, h3) a';

test.describe('the search page', () => {
  test('shows all results, grouped by page, with a count', async ({page, watch}) => {
    await open(page, '/search?q=windows');
    await expect(page).toHaveTitle('Search results for "windows" | Kamiwaza Docs');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^\d+ pages found \((?:\d+ in \w+(?:, )?)+\)$/,
    );
    const links = await results(page)
      .locator(title)
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    expect(links.length).toBeGreaterThan(8);
    expect(new Set(links).size).toBe(links.length);
    expect(links[0]).toBe('/kamiwaza-docs/installation/windows_installation');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(watch).toEqual({noise: [], foreign: []});
  });

  test('Enter announces the count again', anyWidth, async ({page}) => {
    await open(page, '/search?q=windows');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/^\d+ pages found/);
    const before = (await status.textContent()) ?? '';
    await page.getByLabel('What are you looking for?').focus();
    for (const spoken of [`${before}\u00a0`, before]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => status.textContent()).toBe(spoken);
    }
  });

  test('leads from a pasted log to the error finder', anyWidth, async ({page}) => {
    const finder = page.getByRole('main').getByRole('link', {name: 'error finder'});
    await open(page, '/search?q=windows');
    await expect(results(page)).not.toHaveCount(0);
    await expect(finder).toHaveCount(0);
    await open(page, `/search?q=${encodeURIComponent(LOG)}`);
    await expect(results(page)).not.toHaveCount(0);
    await expect(finder).toHaveAttribute('href', /which-error#text=Traceback/);
  });

  test(
    'counts by area what it lists, with pages of other areas that are better',
    anyWidth,
    async ({page}) => {
      await open(page, '/search?q=deploy_model&ctx=docs');
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(/^\d+ pages found \(\d+ in \w+, \d+ in \w+\)$/);
      const [found = 0, ...areas] = [...((await status.textContent()) ?? '').matchAll(/\d+/g)].map(
        Number,
      );
      expect(areas.reduce((sum, count) => sum + count, 0)).toBe(found);
      await expect(results(page)).toHaveCount(found);
    },
  );

  test(
    'filters by context and version as links, and back undoes them',
    anyWidth,
    async ({page}) => {
      await open(page, '/search?q=deploy+model');
      const chosen = (name: string) =>
        page.getByRole('navigation', {name}).locator('[aria-current=true]');
      await expect(chosen('Search in')).toHaveText('Everywhere');
      await page.getByRole('link', {name: 'SDK', exact: true}).last().click();
      await expect(page).toHaveURL(/\/search\?q=deploy\+model&ctx=sdk$/);
      await expect(chosen('Search in')).toHaveText('SDK');
      await expect(results(page).first().locator(title)).toHaveAttribute('href', /\/sdk\//);
      await page
        .getByRole('navigation', {name: 'Release'})
        .getByRole('link', {name: '0.3.2'})
        .click();
      await expect(page).toHaveURL(/ctx=sdk&version=0\.3\.2%2F$/);
      await expect(results(page).first().locator(title)).toHaveAttribute(
        'href',
        /\/0\.3\.2\/sdk\//,
      );
      await page.goBack();
      await expect(chosen('Release')).toHaveText('0.5.0 (Latest)');
      await page.goBack();
      await expect(chosen('Search in')).toHaveText('Everywhere');
      await expect(page.getByLabel('What are you looking for?')).toHaveValue('deploy model');
    },
  );

  for (const version of ['0.3.2', '0.3.2/', '%2F0.3.2%2F']) {
    test(`accepts version=${version}`, anyWidth, async ({page}) => {
      await open(page, `/search?q=jobs&version=${version}`);
      await expect(results(page).first().locator(title)).toHaveAttribute(
        'href',
        /^\/kamiwaza-docs\/0\.3\.2\/company\/jobs/,
      );
      await expect(page.getByText('was ignored')).toHaveCount(0);
    });
  }

  test('ignores what does not exist, and says so', anyWidth, async ({page, watch}) => {
    await open(page, '/search?q=windows&ctx=nope&version=../../evil&x=1');
    await expect(page.getByText('ctx=nope, version=../../evil')).toBeVisible();
    await expect(results(page).first()).toContainText('Windows');
    expect(watch.noise).toEqual([]);
  });

  test('has a shareable address while typing, and restores it', anyWidth, async ({page}) => {
    await open(page, '/search');
    const field = page.getByLabel('What are you looking for?');
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle('Search the documentation | Kamiwaza Docs');
    // Safari refuses more than 100 changes of the address in 10 seconds.
    const changes = await page.evaluateHandle(() => {
      const seen: unknown[] = [];
      const replace = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        seen.push(args[2]);
        replace(...args);
      };
      return seen;
    });
    await page.keyboard.type('novice mode');
    await expect(page).toHaveURL(/\?q=novice\+mode$/);
    expect(await changes.evaluate((seen) => seen.length)).toBeLessThan('novice mode'.length);
    await expect(results(page).first()).toContainText('Novice Mode');
    await results(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/models\/novice-mode\?_highlight=/);
    await page.goBack();
    await expect(field).toHaveValue('novice mode');
    await expect(results(page).first()).toContainText('Novice Mode');
    await page.reload();
    await expect(results(page).first()).toContainText('Novice Mode');
    // A link that is followed at once leaves the address of what was typed.
    await field.fill('novice modes');
    await page.getByRole('link', {name: 'SDK', exact: true}).last().click();
    await expect(page).toHaveURL(/\?q=novice\+modes&ctx=sdk$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=novice\+modes$/);
    await expect(field).toHaveValue('novice modes');
  });

  test('Back leads to the result that was followed', anyWidth, async ({page}) => {
    await open(page, '/search?q=deployment');
    const link = results(page).nth(20).locator(title);
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await expect(page.locator('article mark').first()).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
  });

  test('has examples when empty, and helps when nothing is found', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('link', {name: 'CONTAINER_EXITED'}).click();
    await expect(results(page).first()).toBeVisible();
    await page.getByLabel('What are you looking for?').fill('xqzvbnmw');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^No results/);
    await expect(page.getByRole('link', {name: 'ask for help'})).toHaveAttribute(
      'href',
      /#need-help$/,
    );
    await page.getByLabel('What are you looking for?').fill('wimdowz zzyzx');
    await page
      .getByRole('main')
      .getByRole('link', {name: /windows/})
      .click();
    await expect(page).toHaveURL(/q=windows/);
  });

  test('offers the latest release to readers of an old one', anyWidth, async ({page}) => {
    await open(page, '/search?q=novice+mode&ctx=docs&version=0.3.2/');
    await expect(page.getByRole('heading', {name: 'In docs (latest release)'})).toBeVisible();
  });

  test('has one main landmark and works with the keyboard alone', anyWidth, async ({page}) => {
    await open(page, '/search?q=windows');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(results(page).first()).toBeVisible();
    await page.getByLabel('What are you looking for?').focus();
    const stops: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      stops.push((await page.evaluate(() => document.activeElement?.textContent)) ?? '');
    }
    expect(stops.slice(0, 5)).toEqual(['Everywhere', 'Docs', 'SDK', '0.5.0 (Latest)', '0.3.2']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/installation\/windows_installation/);
  });

  test('recovers from an index that could not be loaded', anyWidth, async ({page}) => {
    await page.route('**/search-index*.json', (route) => route.abort());
    await open(page, '/search?q=windows');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/search-index*.json');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
    // The button is gone.
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the page says what is needed and links to the site map', async ({page}) => {
    await page.goto(site('/search?q=windows'));
    // Playwright's text and role locators look past <noscript>.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Searching needs JavaScript');
    await expect(page.getByRole('main')).toHaveCount(1);
    // Nothing that would not answer.
    await expect(page.locator('main form')).toBeHidden();
    await expect(page.locator('main a[href*="/search?"]').first()).toBeHidden();
    await note.locator('a[href$="/sitemap"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Site map');
    const main = page.getByRole('main');
    for (const part of [
      'Documentation 0.5.0 (Latest)',
      'Python SDK 0.5.0 (Latest)',
      'Blog',
      'Documentation 0.3.2',
    ]) {
      await expect(main.getByRole('heading', {level: 2, name: part})).toBeVisible();
    }
    await main.getByRole('link', {name: 'Windows installation'}).click();
    await expect(page).toHaveURL(/\/installation\/windows_installation$/);
  });
});
