import {readFile} from 'node:fs/promises';

import {anyWidth, expect, hydrated, open, site, test} from './fixtures.ts';

const LONG = '/installation/installation_process';

test('in-app navigation keeps the document and scrolls to the top', async ({page}, {project}) => {
  await open(page, LONG);
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes';
    window.scrollTo(0, 2000);
  });
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before, project.name).toBeGreaterThan(500);
  await next.click();
  await expect(page).not.toHaveURL(new RegExp(`${LONG}$`));
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a hash scrolls to its target, clear of the navbar', async ({page}) => {
  await open(page, '/quickstart');
  // Panels of other platforms are hidden.
  const link = page.locator('main .markdown a[href*="#"]:not(.hash-link):visible').first();
  const hash = await link.evaluate((element) => (element as HTMLAnchorElement).hash);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  const target = page.locator(hash);
  await expect(target).toBeInViewport();
  const navbar = await page.locator('.navbar').evaluate((element) => element.clientHeight);
  const top = (): Promise<number> =>
    target.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThanOrEqual(navbar - 1);
  // Not in the middle of a low window, below the end of another section.
  await expect.poll(top).toBeLessThanOrEqual(navbar + 40);
});

test('only a changed query does not scroll', anyWidth, async ({page}) => {
  await open(page, '/quickstart');
  await page.evaluate(() => {
    window.scrollTo(0, 700);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  // As a link with another query does: the router pushes, the page stays.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.navbar__brand');
    if (link) {
      history.pushState(null, '', '?highlight=x');
      dispatchEvent(new PopStateEvent('popstate'));
    }
  });
  await expect(page).toHaveURL(/highlight=x/);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test(
  'a malformed hash does not crash the page',
  {tag: ['@malformed-addresses', anyWidth.tag]},
  async ({page, watch}) => {
    await open(page, '/quickstart');
    await page.evaluate(() => {
      location.hash = '#%E0%A4%A';
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
    await open(page, '/quickstart#%E0%A4%A');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.id = 'mangled';
      link.href = '#%zz';
      link.textContent = 'mangled';
      document.querySelector('main')?.prepend(link);
    });
    await page.locator('#mangled').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
    expect(watch.noise).toEqual([]);
  },
);

test(
  'a slow route shows a progress bar without a spinner after 200 ms',
  anyWidth,
  async ({page}) => {
    // Data saver: nothing is prefetched, so the click has to wait for the chunk.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    await open(page, '/quickstart');
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(page.locator('#kw-announcer')).toHaveText('Loading the page');
    // The old page stays in place until the new one is there.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
    release();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Quickstart');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test(
  "a failing chunk of the first page leaves it readable, with the error's text and Retry",
  {tag: ['@lost-connection', anyWidth.tag]},
  async ({page}) => {
    const html = await (await page.request.get(site('/quickstart'))).text();
    const main = /assets\/js\/(?:runtime~)?main\.[\w.-]+?\.js/g;
    const needed = new Set(html.match(main));
    await page.route('**/assets/js/*.js', async (route) => {
      const isMain = [...needed].some((name) => route.request().url().endsWith(name));
      await (isMain ? route.continue() : route.abort());
    });
    await page.goto(site('/quickstart'));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(alert).toContainText(/chunk/i);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
    await page.unroute('**/assets/js/*.js');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(alert).toHaveCount(0);
  },
);

test(
  'the base URL banner warns when the site was built for another path',
  anyWidth,
  async ({page}) => {
    // The home page as a wrongly configured host would serve it: none of its assets can be found.
    const html = await readFile('build/index.html', 'utf8');
    await page.route('**/elsewhere/**', async (route) => {
      await (new URL(route.request().url()).pathname === '/elsewhere/'
        ? route.fulfill({contentType: 'text/html', body: html})
        : route.fulfill({status: 404, body: ''}));
    });
    await page.route('**/kamiwaza-docs/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('http://localhost/elsewhere/');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText(/baseUrl configuration/)).toBeVisible();
  },
);

test('no banner is left in the page where the base URL is right', anyWidth, async ({page}) => {
  await open(page, '/');
  await expect(page.locator('body')).not.toContainText('did not load properly');
});

test('the focus moves to the new heading, but not out of a field that the reader went to', async ({
  page,
}, {project}) => {
  test.skip(project.name === 'mobile', 'the search field is behind a button there');
  await open(page, '/quickstart');
  const next = page.locator('.pagination-nav__link--next');
  await next.click();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await open(page, '/quickstart');
  // Between the new page and its first frame, as with fast typing on a slow machine.
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent;
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>('[role=combobox]')?.focus();
      });
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  await next.click();
  await expect(page).not.toHaveURL(/quickstart/);
  await page.waitForTimeout(500);
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
});
