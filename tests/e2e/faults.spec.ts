import {readFile} from 'node:fs/promises';

import type {Page} from '@playwright/test';

import {anyWidth, expect, hydrated, open, site, test} from './fixtures.ts';

// Each fault is injected into the built site, and the test checks what the reader sees. Faults of the search
// are in the search tests.

/** Changes scripts while they are loaded. */
async function changeScripts(
  page: Page,
  change: (body: string, url: string) => string,
): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch({maxRetries: 3});
    const body = await response.text();
    await route.fulfill({response, body: change(body, route.request().url())});
  });
}

async function noPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
}

// A script may still be loading when a test is done.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test.describe('a render error', () => {
  /** The archive and pages of the docs format dates while they render. */
  async function failOnDates(page: Page): Promise<void> {
    await page.addInitScript(() => {
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct(target, args) {
          if (document.documentElement.dataset.fail === 'yes') {
            throw new Error('The injected fault', {
              cause: new Error('Its cause', {cause: new Error('The root of it')}),
            });
          }
          return Reflect.construct(target, args) as Intl.DateTimeFormat;
        },
      });
    });
  }

  test('is gone on the next page of the same docs', async ({page}) => {
    await failOnDates(page);
    await open(page, '/quickstart');
    await page.evaluate(() => {
      document.documentElement.dataset.fail = 'yes';
    });
    await page.getByRole('link', {name: 'Models overview', exact: true}).first().click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await page.evaluate(() => {
      delete document.documentElement.dataset.fail;
    });
    await page.goBack();
    await expect(heading(page)).toHaveText('Quickstart');
    await expect(page).toHaveTitle('Quickstart | Kamiwaza Docs');
  });

  test('shows what crashed and why, and Try again recovers', async ({page}) => {
    await failOnDates(page);
    await open(page, '/blog');
    await page.evaluate(() => {
      document.documentElement.dataset.fail = 'yes';
      history.pushState(null, '', 'blog/archive');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    const main = page.locator('main');
    for (const text of ['The injected fault', 'Its cause', 'The root of it']) {
      await expect(main).toContainText(text);
    }
    // The way out stays: navbar and footer are there.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await page.evaluate(() => {
      delete document.documentElement.dataset.fail;
    });
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('Archive');
    await expect(page).toHaveTitle('Archive | Kamiwaza Docs');
  });

  test('that React can repair is logged, and the page is right', async ({page, watch}) => {
    await page.route('**/quickstart', async (route) => {
      const response = await route.fetch({maxRetries: 3});
      const body = (await response.text()).replace(/<h1>[^<]*/, '<h1>Another page');
      await route.fulfill({response, body});
    });
    await page.goto(site('/quickstart'));
    await expect(heading(page)).toHaveText('Quickstart');
    await hydrated(page);
    expect(watch.noise.some((line) => line.includes('onRecoverableError'))).toBe(true);
  });
});

test.describe('a page module', () => {
  test('without a default export is named', async ({page}) => {
    await noPrefetch(page);
    await changeScripts(page, (body) =>
      body.includes('"id":"models/overview"')
        ? body.replace(/\bdefault:\s*(\(\)\s*=>|function)/, 'other: $1')
        : body,
    );
    await open(page, '/quickstart');
    await page.evaluate(() => {
      history.pushState(null, '', 'models/overview');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(
      /page component at \/kamiwaza-docs\/models\/overview doesn't have a default export/,
    );
  });

  test('that cannot be loaded during navigation logs a warning and loads the target again', async ({
    page,
    watch,
  }) => {
    await noPrefetch(page);
    await open(page, '/quickstart');
    await page.evaluate(() => {
      document.body.dataset.sameDocument = 'yes';
    });
    let refused = 0;
    await page.route('**/assets/js/*.js', async (route) => {
      refused += 1;
      await route.abort();
    });
    // The second request for the page gets everything.
    await page.route('**/other-topics', async (route) => {
      await page.unroute('**/assets/js/*.js');
      await route.continue();
    });
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).toHaveText('Operations reference');
    await hydrated(page);
    expect(refused).toBeGreaterThan(0);
    await expect(page.locator('body')).not.toHaveAttribute('data-same-document');
    expect(watch.noise.filter((line) => /^warning: .*ChunkLoadError/.test(line))).toHaveLength(1);
  });
});

test('scripts that do not load are reported, and the page can be read', async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(site('/quickstart'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(heading(page)).toHaveText('Quickstart');
  await page.unroute('**/assets/js/main.*.js');
  await alert.getByRole('link', {name: 'Reload'}).click();
  await hydrated(page);
  await expect(alert).toBeHidden();
});

test.describe('docs features', () => {
  test('say so when the docs plugin is missing', async ({page}) => {
    await changeScripts(page, (body) =>
      body.replaceAll('"docusaurus-plugin-content-docs":{', '"another-plugin":{'),
    );
    await page.goto(site('/quickstart'));
    await expect(page.getByText(/docs plugin.*does not seem to be enabled/)).toBeVisible();
    await expect(heading(page)).toHaveText('This page crashed.');
  });

  test('say so on pages that are not docs', async ({page}) => {
    // The plugins claim other addresses than those their pages have.
    await changeScripts(page, (body) =>
      body
        .replaceAll('"default":{"path":"/kamiwaza-docs/"', '"default":{"path":"/elsewhere/"')
        .replaceAll('"sdk":{"path":"/kamiwaza-docs/sdk"', '"sdk":{"path":"/elsewhere/sdk"'),
    );
    await page.goto(site('/0.3.2/company/jobs'));
    await expect(page.getByText(/Can't find active docs plugin for/)).toBeVisible();
    await expect(heading(page)).toHaveText('This page crashed.');
  });
});

test.describe('a context that nobody provides', () => {
  test('of the route is named', async ({page}) => {
    let changed = 0;
    await changeScripts(page, (body) =>
      body.replace(
        /(let (\w)=)\w\.useContext\([\w.]+\)(;if\(!\2\)throw Error\("Unexpected: no Docusaurus route)/,
        (_match, start: string, _name, end: string) => {
          changed += 1;
          return `${start}null${end}`;
        },
      ),
    );
    await page.goto(site('/quickstart'));
    await expect(page.getByText('no Docusaurus route context found')).toBeVisible();
    await expect(heading(page)).toHaveText('This page crashed.');
    expect(changed).toBeGreaterThan(0);
  });

  test('of the theme is named', async ({page}) => {
    let changed = 0;
    await changeScripts(page, (body) =>
      body.replace(
        /(let (\w)=)[^;]{1,40}(;if\(null==\2\)throw new [\w.]+\("ColorModeProvider")/,
        (_match, start: string, _name, end: string) => {
          changed += 1;
          return `${start}null${end}`;
        },
      ),
    );
    await page.goto(site('/quickstart'));
    await expect(page.getByText(/is called outside the <ColorModeProvider>/)).toBeVisible();
    await expect(heading(page)).toHaveText('This page crashed.');
    expect(changed).toBeGreaterThan(0);
  });
});

test(
  'a page with a part that fails while rendering shows the error and Retry',
  {tag: '@lost-connection'},
  async ({page}) => {
    // At an address with .html the framework renders before it fetches.
    const html = await (await page.request.get(site('/quickstart'))).text();
    const scripts = new Set(html.match(/assets\/js\/(?:runtime~)?main\.[\w.-]+?\.js/g));
    await page.route('**/assets/js/*.js', async (route) => {
      const needed = [...scripts].some((name) => route.request().url().endsWith(name));
      await (needed ? route.continue() : route.abort());
    });
    await page.goto(site('/quickstart.html'));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(alert).toContainText('ChunkLoadError');
    await page.unroute('**/assets/js/*.js');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(alert).toHaveCount(0);
    await expect(heading(page)).toHaveText('Quickstart');
  },
);

test('scripts that are not what was asked for are reported', anyWidth, async ({page}) => {
  // As a proxy's login page, and a download that was cut off.
  for (const body of ['<!doctype html><title>Log in</title>', '(() => { const a = ']) {
    await page.route('**/assets/js/main.*.js', (route) => route.fulfill({status: 200, body}));
    await page.goto(site('/quickstart'));
    await expect(page.getByRole('alert')).toContainText('Scripts could not be loaded');
    await page.unroute('**/assets/js/main.*.js');
  }
});

test.describe('storage', () => {
  const FAULTS = {
    'refused altogether': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    'that cannot be read': () => {
      Storage.prototype.getItem = function getItem(this: void) {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
    'that is full': () => {
      Storage.prototype.setItem = function setItem(this: void) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    'that is missing': () => {
      Object.defineProperty(window, 'localStorage', {value: null});
    },
  } as const;

  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`${name} is logged, and the site works`, async ({page, watch}) => {
      await page.addInitScript(fault);
      await open(page, '/quickstart');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
      await page.getByRole('button', {name: /light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator('.pagination-nav__link--next').click();
      await expect(heading(page)).toHaveText('Operations reference');
      const others = watch.noise.filter((line) => !/storage/i.test(line));
      expect(others).toEqual([]);
      if (name !== 'that is missing') {
        expect(watch.noise.length).toBeGreaterThan(0);
      }
    });
  }
});

test('unknown parameters are ignored', async ({page, watch}) => {
  const parameters = new URLSearchParams({
    'docusaurus-theme': 'dark',
    'docusaurus-data-theme': 'dark',
    'docusaurus-data-has-hydrated': 'no',
    'docusaurus-data-onclick': 'alert(1)',
    theme: 'dark',
    __proto__: 'x',
    'constructor[prototype]': 'x',
    utm_source: 'x',
  });
  await open(page, `/quickstart?${parameters.toString()}`);
  await expect(heading(page)).toHaveText('Quickstart');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).not.toHaveAttribute('data-onclick');
  expect(watch.noise).toEqual([]);
});

test('the 404 page is the same under every address', async ({page, watch}) => {
  const wanted = await readFile('build/404.html', 'utf8');
  for (const address of [
    '/nowhere',
    '/models/nowhere',
    '/0.3.2/nowhere',
    '/sdk/nowhere',
    '/blog/x',
  ]) {
    const response = await page.goto(site(address));
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toBe(wanted);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Page not found');
    if (address.startsWith('/0.3.2')) {
      await expect(page.locator('.navbar .dropdown > button').first()).toContainText('0.3.2');
    }
  }
  // The browser's own line on each response. React's words on HTML that differs from what it renders would follow.
  expect(watch.noise.filter((line) => !line.includes('status of 404'))).toEqual([]);
});
