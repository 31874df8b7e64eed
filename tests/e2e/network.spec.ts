import type {Page} from '@playwright/test';

import {expect, hydrated, open, site, test} from './fixtures.ts';

// Bad connections and strict networks: the pages are HTML, and everything else is a bonus.

/** One page of each kind. */
const KINDS = [
  '/',
  '/models/deployment',
  '/0.3.2/installation/installation_process',
  '/sdk/current/services/models',
  '/blog',
  '/blog/2024/12/31/a-year-in-review',
  '/changes',
  '/nowhere',
] as const;

const h1 = (page: Page) => page.getByRole('heading', {level: 1});

/** What every page offers with no script at all. */
async function expectReadable(page: Page): Promise<void> {
  await expect(h1(page)).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  const top = page.getByRole('navigation', {name: 'Main'});
  for (const name of ['Docs', 'SDK', 'Blog']) {
    await expect(top.getByRole('link', {name, exact: true})).toBeVisible();
  }
  const versions = top.getByRole('button', {name: /^\d+\.\d+\.\d+|^Versions$/});
  const old = top.getByRole('link', {name: '0.3.2', exact: true});
  // The menu needs a script only to stay open: the mouse and the keyboard open it without one.
  if ((await versions.count()) > 0) {
    await expect(old).toBeHidden();
    await versions.hover();
    await expect(old).toBeVisible();
    await page.mouse.move(0, 400);
    await expect(old).toBeHidden();
    await versions.focus();
    await expect(old).toBeVisible();
    await h1(page).click();
    await expect(old).toBeHidden();
  }
}

/** What the menu of a phone offers with no script: the parts of the site, without what a script would fill. */
async function expectSiteMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', {name: 'Site menu'});
  await expect(menu).toBeHidden();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Site menu'}).click();
  await expect(menu).toBeInViewport({ratio: 1});
  for (const name of ['Docs', 'SDK', 'Blog', 'Search', 'Documentation of 0.3.2']) {
    await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
  }
}

/** From the quickstart to another page by its menu, as far as menus go without scripts. */
async function expectNavigable(page: Page): Promise<void> {
  await page.goto(site('/quickstart'), {waitUntil: 'commit'});
  if ((page.viewportSize()?.width ?? 0) < 997) {
    await expectSiteMenu(page);
    await page.getByRole('link', {name: 'Pages of this section'}).click();
  }
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'System requirements'}).click();
  await expect(h1(page)).toHaveText('System requirements');
  await page.locator('.pagination-nav__link--next').click();
  await expect(h1(page)).not.toHaveText('System requirements');
}

async function expectSelectable(page: Page): Promise<void> {
  const code = page.locator('.theme-code-block pre:visible').first();
  const {selected, text} = await code.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    const text = (element as HTMLElement).innerText.trim();
    return {selected: String(getSelection()).trim(), text};
  });
  expect(text).not.toBe('');
  expect(selected).toBe(text);
  expect(await code.evaluate((element) => getComputedStyle(element).userSelect)).not.toBe('none');
}

test.describe('no JavaScript in the browser', () => {
  test.use({javaScriptEnabled: false});

  for (const path of KINDS) {
    test(`${path} can be read, its menus reached`, async ({page}) => {
      await page.goto(site(path));
      await expectReadable(page);
    });
  }

  test('pages link to others, code can be selected', async ({page}) => {
    await expectNavigable(page);
    await page.goto(site('/installation/installation_process'));
    await expectSelectable(page);
  });

  test('a phone has a menu of the site and one of the section', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const path of KINDS) {
      await page.goto(site(path));
      await expectSiteMenu(page);
    }
    await expectNavigable(page);
  });
});

test.describe('scripts that a network blocks', () => {
  test.beforeEach(({page}) => page.route('**/*.js', (route) => route.abort('blockedbyclient')));

  test('pages say so, can be read, and link to others', async ({page}) => {
    await page.goto(site('/models/deployment'));
    await expect(page.getByRole('alert')).toContainText('search, menus and buttons do not work');
    await expectReadable(page);
    await expectNavigable(page);
    await page.goto(site('/installation/installation_process'));
    await expectSelectable(page);
  });

  test('a phone has the same two menus', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(site('/models/deployment'));
    await expect(page.getByRole('alert')).toContainText('search, menus and buttons do not work');
    await expectSiteMenu(page);
    await expectNavigable(page);
  });

  test('the search page offers a site map', async ({page}) => {
    await page.goto(site('/search?q=model'));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('search, menus and buttons do not work');
    const map = alert.getByRole('link', {name: 'all pages'});
    await map.click();
    await expect(page).toHaveURL(/\/sitemap$/);
    await expect(page.locator('main a[href$="/models/deployment"]').first()).toBeVisible();
  });
});

test('slow scripts: the page works meanwhile, and typed text stays', async ({page, watch}) => {
  let release: () => void = () => undefined;
  let open = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await open;
    await route.continue().catch(() => undefined);
  });
  await page.goto(site('/models/deployment'), {waitUntil: 'commit'});
  await expectReadable(page);
  await expectNavigable(page);
  await page.goto(site('/installation/installation_process'), {waitUntil: 'commit'});
  await expectSelectable(page);
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.click();
  await page.keyboard.type('vram');
  release();
  open = Promise.resolve();
  await hydrated(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('vram');
  await expect(box).toBeFocused();
  expect(watch.noise).toEqual([]);
});

test('the first diagram of a page does not wait for the style sheet', async ({page}) => {
  const picture = page.waitForRequest(/\/diagrams\/.*-light\.svg$/);
  await page.route('**/*.css', async (route) => {
    await picture;
    await route.continue();
  });
  await page.goto(site('/architecture/overview'), {waitUntil: 'commit'});
  await picture;
  await expect(page.getByRole('img', {name: /^Four bands/}).first()).toBeVisible();
});

test.describe('fetching ahead', () => {
  /** Scrolls through the page and points at a link. */
  async function lookAround(page: Page, selector: string): Promise<void> {
    await open(page, '/quickstart');
    await page.evaluate(async () => {
      // Observers report in the next frame.
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const {scrollHeight} = document.documentElement;
      for (let y = 0; y < scrollHeight; y += innerHeight / 2) {
        scrollTo({top: y, behavior: 'instant'});
        await frame();
        await frame();
      }
    });
    await page.locator(selector).hover();
  }

  const LINES = {
    'a 2g line': {effectiveType: '2g', saveData: false},
    'a slow 2g line': {effectiveType: 'slow-2g', saveData: false},
    'data saver': {effectiveType: '4g', saveData: true},
  } as const;
  for (const [name, connection] of Object.entries(LINES)) {
    test(`does not happen with ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const needed: string[] = [];
      const further: string[] = [];
      let list = needed;
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) {
          list.push(request.url());
        }
      });
      await open(page, '/quickstart');
      list = further;
      await lookAround(page, '.pagination-nav__link--next');
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
      // The same page again needs the same files.
      expect(further.filter((url) => !needed.includes(url))).toEqual([]);
      await page.locator('.pagination-nav__link--next').click();
      await expect(h1(page)).toHaveText('Operations reference');
    });
  }

  test('happens once for each page and each file', {tag: '@prefetch-once'}, async ({page}) => {
    await lookAround(page, '.pagination-nav__link--next');
    const ahead = (): Promise<string[]> =>
      page
        .locator('link[rel="prefetch"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    // Each page waits for an idle moment of the browser: after many without a new file all are there.
    await page.evaluate(async () => {
      const files = (): number => document.querySelectorAll('link[rel="prefetch"]').length;
      for (let idle = 0, before = files(); idle < 20; idle += 1) {
        await new Promise((resolve) => requestIdleCallback(resolve));
        if (files() !== before) [idle, before] = [0, files()];
      }
    });
    const first = await ahead();
    expect(first.length).toBeGreaterThan(5);
    expect(first).toHaveLength(new Set(first).size);
    // Another hash or query is not another page: the links of the version menu have both.
    for (let step = 0; step < 5; step += 1) {
      await page.evaluate((number) => {
        history.pushState(null, '', `?step=${String(number)}#step-${String(number)}`);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, step);
      await expect(page.locator('.dropdown__link').last()).toHaveAttribute(
        'href',
        new RegExp(`step-${String(step)}$`),
      );
    }
    expect(await ahead()).toEqual(first);
    await page.locator('.pagination-nav__link--next').click();
    await expect(h1(page)).toHaveText('Operations reference');
    await page.goBack();
    await expect(h1(page)).toHaveText('Quickstart');
    const second = await ahead();
    expect(second).toHaveLength(new Set(second).size);
  });
});

test.describe('offline after the page was loaded', () => {
  test(
    'pages that were fetched work, others say so and open when the connection is back',
    {tag: '@lost-connection'},
    async ({page, context}) => {
      // What comes into view would be prefetched too.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: {saveData: true, effectiveType: '4g'},
        });
      });
      await open(page, '/quickstart');
      const next = page.locator('.pagination-nav__link--next');
      await next.click();
      await expect(h1(page)).toHaveText('Operations reference');
      await context.setOffline(true);
      await page.locator('.pagination-nav__link--prev').click();
      await expect(h1(page)).toHaveText('Quickstart');
      await next.click();
      await expect(h1(page)).toHaveText('Operations reference');

      await next.click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('You are offline');
      await expect(h1(page)).toHaveText('Operations reference');
      await alert.getByRole('button', {name: 'Go back'}).click();
      await expect(alert).toHaveCount(0);
      await expect(page).toHaveURL(/\/other-topics$/);

      await next.click();
      await expect(alert).toContainText('You are offline');
      const wanted = page.url();
      expect(wanted).not.toMatch(/\/other-topics$/);
      await context.setOffline(false);
      await expect(h1(page)).not.toHaveText('Operations reference');
      await hydrated(page);
      expect(page.url()).toBe(wanted);
      await expect(alert).toHaveCount(0);
    },
  );
});
