import {anyWidth, expect, open, settled, test} from './fixtures.ts';
import {ask, box, LOG, options, seeAll, suggested} from './search-helpers.ts';

test.describe('the search box', () => {
  test(
    'costs nothing before it is used, and then only its own index',
    anyWidth,
    async ({page, watch}) => {
      const files: string[] = [];
      const workers: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      page.on('worker', (worker) => workers.push(worker.url()));
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      expect(files.filter((file) => file.includes('search-index'))).toEqual([]);
      expect(workers).toEqual([]);
      await ask(page, 'quickstart');
      const indexes = files.filter((file) => file.includes('search-index'));
      expect(indexes[0]).toBe('/kamiwaza-docs/search-index.json');
      // The head answers at once; words and texts follow for what is shown.
      expect(indexes[1]).toMatch(/\/search-index-docs-[\da-f]{10}\.json$/);
      for (const index of indexes.slice(2)) {
        expect(index).toMatch(
          /\/search-index-docs-[\da-f]{10}-(?:errors|words-\d+|texts-\d+)\.json$/,
        );
      }
      expect(new Set(indexes).size).toBe(indexes.length);
      expect(workers).toHaveLength(1);
      expect(watch).toEqual({noise: [], foreign: []});
    },
  );

  test('shows at most eight suggestions with title, path and marked snippet', async ({page}) => {
    await open(page, '/');
    await ask(page, 'deploy model');
    await expect(options(page).first()).toBeVisible();
    const count = await options(page).count();
    expect(count).toBeGreaterThan(3);
    expect(count).toBeLessThanOrEqual(8);
    for (const [index, option] of (await options(page).all()).entries()) {
      const [title = '', ...rest] = (await option.innerText()).split('\n');
      expect(title).not.toBe('');
      // A further section of the page above has only its title.
      if (index === 0 || rest.length > 0) expect(rest.at(-1)).toMatch(/^Docs/);
      if (rest.length > 1) expect(rest[0]?.length).toBeLessThanOrEqual(50);
      await expect(option).toHaveAttribute('href', /_highlight=/);
    }
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await expect(page.getByText(/^\d+ in Docs$/)).toBeVisible();
  });

  test('leads to the row of a table that answers', anyWidth, async ({page}) => {
    await open(page, '/');
    await ask(page, 'what does INITIALIZING mean');
    // Until the texts are there, the section is the target.
    await expect(options(page).first()).toHaveAttribute('href', /#states--initializing$/);
    await expect(options(page).first()).toContainText('INITIALIZING · The engine is loading the');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/models\/deployment\?.*#states--initializing$/);
    const row = page.locator('[id="states--initializing"]');
    await expect(row.locator('mark').first()).toBeInViewport();
    await expect(row.getByRole('rowheader')).toHaveText('INITIALIZING');
  });

  test('is a combobox to a screen reader', anyWidth, async ({page}) => {
    await open(page, '/');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await ask(page, 'quickstart');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list');
    const list = page.getByRole('listbox', {name: 'Search results'});
    expect(await box(page).getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? 'an option without an id',
    );
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d suggestions?/);
    await expect(page.locator('form[role=search]').first()).toMatchAriaSnapshot(`
      - search:
        - combobox "Search" [expanded]: quickstart
        - button "Clear search"
        - listbox "Search results":
          - option /Quickstart/ [selected]
          - option "See all results within \\"docs\\""
    `);
    // A further section says which page it is part of, which only its place in the list shows.
    const section = page.getByRole('option', {name: /^[^,]+, Quickstart$/});
    await expect(section).not.toContainText('Quickstart');
  });

  test.describe('while the rest of the index loads', anyWidth, () => {
    /** Highlights the third suggestion of an early answer, lets the rest of the index through, and returns its address. */
    async function highlightEarly(page: import('@playwright/test').Page): Promise<string> {
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(/search-index-docs-\w+-(?:errors|words|texts)/, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, '/');
      await box(page).click();
      await box(page).fill('windows firewall');
      const status = page.getByRole('search').getByRole('status');
      await expect(status).toHaveText(/^\d suggestions.*\. Still loading: there may be more$/);
      for (let key = 0; key < 3; key += 1) await page.keyboard.press('ArrowDown');
      const third = options(page).nth(2);
      await expect(third).toHaveAttribute('aria-selected', 'true');
      const address = (await third.getAttribute('href')) ?? '';
      release();
      await expect(status).toHaveText(/^\d suggestions of \d+ results$/);
      await expect(page.getByText('Still loading')).toHaveCount(0);
      return address;
    }

    test('Enter opens what was highlighted', async ({page}) => {
      const address = await highlightEarly(page);
      await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.search + url.hash === address);
    });

    test('the fuller answer comes when the arrow keys leave the list', async ({page}) => {
      const address = await highlightEarly(page);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[data-answers]')).toHaveAttribute(
        'data-answers',
        'windows firewall',
      );
      await expect(options(page).nth(2)).not.toHaveAttribute('href', address);
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    });
  });

  test(
    'clearing recent searches is announced, and highlights nothing',
    anyWidth,
    async ({page}) => {
      await open(page, '/');
      await box(page).click();
      await expect(page.getByRole('listbox', {name: 'For example'})).toBeVisible();
      await ask(page, 'ports');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=ports/);
      await open(page, '/');
      await ask(page, 'tokens');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=tokens/);
      await open(page, '/');
      await box(page).click();
      const list = page.getByRole('listbox', {name: 'Recent searches and examples'});
      await expect(list.getByRole('option').first()).toHaveText('tokens');
      await expect(list.getByRole('option').nth(1)).toHaveText('ports');
      await page.keyboard.press('ArrowDown');
      await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('search').getByRole('status')).toHaveText(
        'Recent searches cleared',
      );
      await expect(box(page)).toBeFocused();
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await expect(page.getByRole('listbox', {name: 'For example'})).toBeVisible();
    },
  );

  test('works with the keyboard', anyWidth, async ({page}) => {
    await open(page, '/');
    await ask(page, 'windows');
    await expect(options(page).first()).toBeVisible();
    const selected = () =>
      options(page).evaluateAll((all) =>
        all.findIndex((one) => one.getAttribute('aria-selected') === 'true'),
      );
    const last = (await options(page).count()) - 1;
    const all = await seeAll(page).getAttribute('id');
    const active = () => box(page).getAttribute('aria-activedescendant');
    await expect.poll(selected).toBe(-1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(selected).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(selected).toBe(1);
    await page.keyboard.press('End');
    await expect.poll(active).toBe(all);
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).toBe(null);
    await page.keyboard.press('ArrowUp');
    await expect.poll(active).toBe(all);
    await page.keyboard.press('ArrowUp');
    await expect.poll(selected).toBe(last);
    await page.keyboard.press('Home');
    await expect.poll(selected).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/installation\/windows_installation\?_highlight=/);
  });

  test('keeps the first suggestion while the next word is typed', anyWidth, async ({page}) => {
    const first = async (query: string): Promise<string> => {
      await ask(page, query);
      return (await options(page).first().getAttribute('href'))?.replace(/\?[^#]*/, '') ?? '';
    };
    await open(page, '/');
    const kept = await first('who makes');
    expect(kept).toMatch(/\/team\/kamiwaza$/);
    expect(await first('who makes t')).toBe(kept);
    expect(await first('who makes this')).toBe(kept);
    // Nothing was shown before this one: the letter alone leads elsewhere.
    await box(page).fill('');
    expect(await first('who makes t')).not.toBe(kept);
  });

  test('handles keys in quick succession', anyWidth, async ({page}) => {
    await open(page, '/');
    await ask(page, 'windows');
    await expect(options(page).first()).toBeVisible();
    const reached = await box(page).evaluate(async (input) => {
      const press = (key: string): boolean =>
        input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
      const highlighted = (): string =>
        document.querySelector('[role=option][aria-selected=true]')?.id ?? '';
      press('ArrowDown');
      // The highlight is rendered before anything that waits for its own task.
      for (let turn = 0; turn < 100 && highlighted() === ''; turn += 1) await Promise.resolve();
      const before = highlighted();
      press('End');
      for (let turn = 0; turn < 100 && highlighted() === before; turn += 1) await Promise.resolve();
      return [before, highlighted()];
    });
    expect(reached).toEqual([
      await options(page).first().getAttribute('id'),
      await seeAll(page).getAttribute('id'),
    ]);
  });

  test('Enter without a highlighted suggestion opens the search page', anyWidth, async ({page}) => {
    await open(page, '/sdk/intro');
    await ask(page, 'deploy_model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=deploy_model&ctx=sdk$/);
    await expect(page).toHaveTitle('Search results for "deploy_model" | Kamiwaza Docs');
  });

  test('Escape closes, then clears', anyWidth, async ({page}) => {
    await open(page, '/');
    await ask(page, 'windows');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('windows');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
  });

  test('Tab leaves it', async ({page, isMobile}) => {
    await open(page, '/');
    await ask(page, 'windows');
    // On a phone it covers the page: its two buttons come first.
    for (let stop = 0; stop < (isMobile ? 3 : 1); stop += 1) await page.keyboard.press('Tab');
    await expect(box(page)).not.toBeFocused();
    await expect(options(page)).toHaveCount(0);
  });

  test('Tab goes through links that no arrow key reaches, and only then leaves it', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/quickstart');
    await ask(page, 'zzqqx');
    const search = page.getByRole('search');
    const stops = [
      search.getByRole('button', {name: 'Clear search'}),
      ...(isMobile ? [search.getByRole('button', {name: 'Close'})] : []),
      search.getByRole('link', {name: 'error finder'}),
      search.getByRole('link', {name: 'known gaps'}),
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-answers]')).toHaveCount(0);
    await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('a pasted log has a link to the error finder above its results', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/quickstart');
    const finder = page.getByRole('search').getByRole('link', {name: 'error finder'});
    await ask(page, LOG.slice(0, 100));
    await expect(finder).toHaveCount(0);
    await ask(page, LOG);
    await expect(options(page)).not.toHaveCount(0);
    for (let stops = isMobile ? 3 : 2; stops > 0; stops -= 1) await page.keyboard.press('Tab');
    await expect(finder).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/models/which-error#text=*');
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(LOG);
  });

  test('Escape on one of these links goes back to the text', anyWidth, async ({page}) => {
    await open(page, '/quickstart');
    await ask(page, 'zzqqx');
    const link = page.getByRole('search').getByRole('link', {name: 'known gaps'});
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('zzqqx');
  });

  test('Ctrl+K and Cmd+K focus it', anyWidth, async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).not.toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
  });

  test('has a clear button when and only when there is text', async ({page}) => {
    await open(page, '/');
    const clear = page.getByRole('button', {name: 'Clear search'});
    await expect(clear).toHaveCount(0);
    await box(page).click();
    await box(page).fill('x');
    await expect(clear).toBeVisible();
    const size = await clear.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await clear.click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(clear).toHaveCount(0);
  });

  test('Back closes it before it leaves the page', anyWidth, async ({page}) => {
    await open(page, '/');
    await page.getByRole('link', {name: 'Check your machine'}).click();
    await expect(page).toHaveURL(/system_requirements$/);
    // The menu of a phone has the same way to close.
    const size = page.viewportSize();
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    if (size) await page.setViewportSize(size);
    await ask(page, 'gpu');
    await expect(options(page).first()).toBeVisible();
    await page.goBack();
    await expect(options(page)).toHaveCount(0);
    await expect(page).toHaveURL(/system_requirements$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/kamiwaza-docs\/$/);
  });

  test('all results of an old release are results of that release', anyWidth, async ({page}) => {
    await open(page, '/0.3.2/sdk/services/auth');
    await ask(page, 'member of technical staff');
    await expect(options(page).first()).toBeVisible();
    await expect(seeAll(page)).toHaveAttribute('href', /version=0\.3\.2/);
  });

  test('never takes the focus from where the reader put it', async ({page, isMobile}) => {
    // The answer comes after the reader has left the box.
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/search-index*.json', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/quickstart');
    await box(page).click();
    // Tab comes before the note 'Searching', while there is nothing below the box.
    await expect(page.getByRole('listbox', {name: 'For example'})).toBeVisible();
    await page.keyboard.type('gpu');
    // The page below is inert while the list or its note 'Searching' is shown: leave it as readers do.
    if (isMobile) await page.getByRole('search').getByRole('button', {name: 'Close'}).click();
    else await page.keyboard.press('Tab');
    await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', false);
    const link = page.locator('main').getByRole('link').first();
    await link.focus();
    await expect(link).toBeFocused();
    const loaded = page.waitForResponse('**/search-index*.json');
    release();
    await loaded;
    await page.waitForTimeout(1500);
    await expect(link).toBeFocused();
    await expect(options(page)).toHaveCount(0);
  });

  test('keeps what is typed during hydration', anyWidth, async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./quickstart', {waitUntil: 'commit'});
    await box(page).click();
    await page.keyboard.type('novice mode');
    release();
    await expect(options(page).first()).toContainText('Novice Mode');
    await expect(box(page)).toHaveValue('novice mode');
  });

  test('makes the page below inert while the list is open', async ({page}) => {
    await open(page, '/models/overview');
    const inert = () =>
      page
        .locator('.main-wrapper, footer.footer')
        .evaluateAll((all) => all.map((part) => (part as HTMLElement).inert));
    expect(await inert()).toEqual([false, false]);
    await ask(page, 'windows');
    expect(await inert()).toEqual([true, true]);
    await page.keyboard.press('Escape');
    expect(await inert()).toEqual([false, false]);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    expect(await inert()).toEqual([true, true]);
    await options(page).first().click();
    await expect(page).toHaveURL(/_highlight=windows/i);
    expect(await inert()).toEqual([false, false]);
  });

  test('opens as a sheet on a narrow screen', async ({page, isMobile}) => {
    test.skip(!isMobile);
    await open(page, '/');
    const closed = await box(page).boundingBox();
    expect(closed?.width).toBeGreaterThanOrEqual(40);
    expect(closed?.width).toBeLessThan(60);
    await ask(page, 'windows');
    const form = await page.locator('form[role=search]').first().boundingBox();
    expect(form).toMatchObject({x: 0, y: 0, width: 390});
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The button goes away. By keyboard the focus stays in the box; by touch it would open the keyboard of the screen.
    const close = page.getByRole('search').getByRole('button', {name: 'Close'});
    await close.press('Enter');
    await expect(options(page)).toHaveCount(0);
    await expect(close).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await box(page).click();
    await close.click();
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).not.toBeFocused();
  });
});

test.describe('where a query looks', anyWidth, () => {
  for (const {from, footer, inside} of [
    {
      from: '/models/overview',
      footer: 'See all results within "docs"',
      inside: /^\/(?!sdk|blog|0\.)/,
    },
    {from: '/sdk/intro', footer: 'See all results within "sdk"', inside: /^\/sdk\//},
    {from: '/blog', footer: 'See all results', inside: /^\/(?!0\.)/},
    {from: '/0.3.2', footer: 'See all results within "docs"', inside: /^\/0\.3\.2(?!\/sdk)/},
    {
      from: '/0.3.2/sdk/services/models',
      footer: 'See all results within "sdk"',
      inside: /^\/0\.3\.2\/sdk\//,
    },
    {
      from: '/0.5.0/models/overview',
      footer: 'See all results within "docs"',
      inside: /^\/0\.5\.0\//,
    },
  ]) {
    test(`from ${from}`, async ({page}) => {
      await open(page, from);
      await ask(page, 'models');
      await expect(page.getByRole('option', {name: footer, exact: true})).toBeVisible();
      const found = await suggested(page);
      expect(found.length).toBeGreaterThan(0);
      for (const path of found) expect(path).toMatch(inside);
    });
  }

  test('everywhere, if the query names another area', async ({page}) => {
    await open(page, '/quickstart');
    await ask(page, 'install the sdk');
    expect((await suggested(page))[0]).toBe('/sdk/intro');
    await expect(page.getByRole('option', {name: 'See all results', exact: true})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=install\+the\+sdk$/);
  });

  test('a reader who never chose a version gets the one of the page', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.clear();
    });
    await open(page, '/0.3.2/company/jobs');
    await ask(page, 'jobs');
    expect((await suggested(page))[0]).toBe('/0.3.2/company/jobs');
  });

  test('what is only elsewhere is shown as such', async ({page}) => {
    await open(page, '/0.3.2');
    await ask(page, 'novice mode');
    await expect(page.getByText('No results', {exact: true})).toBeVisible();
    const group = page.getByRole('group', {name: 'In docs (latest release)'});
    await expect(group.getByRole('option').first()).toContainText('Novice Mode');
    await expect(page.getByRole('option', {name: 'Search everywhere', exact: true})).toBeVisible();
  });
});

test.describe('no results', anyWidth, () => {
  test('in this area leads to those of the others', async ({page}) => {
    await open(page, '/sdk/intro');
    await ask(page, 'Traefik');
    await expect(page.getByText('No results', {exact: true})).toBeVisible();
    await page.getByRole('option', {name: 'See all results outside "sdk"'}).click();
    await expect(page).toHaveURL(/\/search\?q=Traefik$/);
  });

  test('is said, with a better spelling', async ({page}) => {
    await open(page, '/');
    await ask(page, 'wimdowz zzyzx');
    await expect(page.getByText('No results', {exact: true})).toBeVisible();
    await expect(page.getByRole('search').getByRole('status')).toContainText('No results in docs');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue(/^windows/);
    await expect(box(page)).toBeFocused();
  });

  test('links to everything else', async ({page}) => {
    await open(page, '/sdk/intro');
    await ask(page, 'xqzvbnmw');
    await expect(page.getByRole('paragraph').filter({hasText: /^No results$/})).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('form[role=search]').first()).toMatchAriaSnapshot(`
      - listbox "Search results":
        - option "Search everywhere" [selected]
    `);
    await page.getByRole('option', {name: 'Search everywhere'}).click();
    await expect(page).toHaveURL(/\/search\?q=xqzvbnmw$/);
  });
});

test.describe('a picked suggestion', () => {
  test('leads to its section with the words marked, and can be undone', async ({page, watch}) => {
    await open(page, '/');
    await ask(page, 'CONTAINER_EXITED');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?_highlight=CONTAINER_EXITED#[\w-]+$/);
    const marks = page.locator('article mark');
    // Code in tables may break after an underscore, where a mark ends and the next one begins.
    const code = page
      .locator('article code')
      .filter({has: page.locator('mark')})
      .first();
    await expect(code).toHaveText('CONTAINER_EXITED');
    expect((await code.locator('mark').allInnerTexts()).join('')).toBe('CONTAINER_EXITED');
    await expect(page.locator('article table mark').first()).toBeVisible();
    await expect(box(page)).toHaveValue('CONTAINER_EXITED');
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('article mark')].some((mark) => {
            const {top, bottom} = mark.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }),
        ),
      )
      .toBe(true);
    await box(page).click();
    await page.getByRole('button', {name: 'Clear search'}).click();
    await expect(marks).toHaveCount(0);
    expect(page.url()).not.toContain('_highlight');
    expect(watch.noise).toEqual([]);
  });

  test(
    'marks what matched, not what was typed: other forms, misspellings, code',
    anyWidth,
    async ({page}) => {
      await open(page, '/');
      await ask(page, 'deplyoment staets');
      await options(page).first().click();
      await expect(page.locator('article mark').first()).toBeVisible();
      const words = await page.locator('article mark').allInnerTexts();
      expect(words.map((word) => word.toLowerCase())).toContain('states');
      expect(words.map((word) => word.toLowerCase())).not.toContain('staets');
      await open(page, '/models/deployment?_highlight=deploy_model');
      await expect(page.locator('article pre mark:visible').first()).toHaveText('deploy_model');
    },
  );

  test(
    'marks code again that gets its colors late',
    {tag: ['@deferred-highlighter', anyWidth.tag]},
    async ({page}) => {
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/*CodeBlock_Content_tokens*.js', async (route) => {
        await held;
        await route.continue();
      });
      await open(page, '/');
      await ask(page, 'deploy_model');
      await page.locator('[role=option][href*="/models/deployment"]').first().click();
      const marks = page.locator('article pre mark');
      await expect(marks.first()).toBeAttached();
      await expect(page.locator('article pre code span')).toHaveCount(0);
      const words = async () => (await marks.allTextContents()).join('');
      const before = await words();
      release();
      await expect(page.locator('article pre code span').first()).toBeAttached();
      await expect.poll(words).toBe(before);
    },
  );

  test('comes back with what was typed for it', anyWidth, async ({page}) => {
    await open(page, '/');
    for (const query of ['deplyoment staets', 'firewal']) {
      await ask(page, query);
      await options(page).first().click();
      await expect(page.locator('article mark').first()).toBeVisible();
      await expect(box(page)).toHaveValue(query);
    }
    await page.goBack();
    await expect(box(page)).toHaveValue('deplyoment staets');
    // A pointer that has left the list picks nothing.
    await ask(page, 'windows');
    await options(page).nth(1).hover();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(5, 5);
    await expect(options(page).nth(1)).not.toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=windows/);
  });

  test('emptying the box by hand removes the marks, too', anyWidth, async ({page}) => {
    await open(page, '/quickstart?_highlight=model#step-1');
    await expect(page.locator('article mark').first()).toBeVisible();
    await expect(box(page)).toHaveValue('model');
    await box(page).fill('');
    await expect(page.locator('article mark')).toHaveCount(0);
    await expect(page).toHaveURL(/\/quickstart#step-1$/);
  });

  test('restores the text of the page', anyWidth, async ({page}) => {
    await open(page, '/models/deployment');
    await settled(page);
    const text = () => page.locator('article').evaluate((article) => article.textContent);
    const before = await text();
    await open(page, '/models/deployment?_highlight=model&_highlight=the&_highlight=deploy_model');
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(await text()).toBe(before);
    await box(page).fill('');
    await expect(page.locator('article mark')).toHaveCount(0);
    expect(await text()).toBe(before);
    await page
      .getByRole('button', {name: /light|dark/i})
      .first()
      .click({force: true});
    expect(await text()).toBe(before);
  });
});
