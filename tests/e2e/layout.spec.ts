import type {Locator} from '@playwright/test';

import {tooNarrow} from './audit.ts';
import {anyWidth, expect, hydrated, open, site, test} from './fixtures.ts';

const box = async (
  locator: Locator,
): Promise<{x: number; y: number; width: number; height: number}> => {
  const found = await locator.boundingBox();
  if (found === null) throw new Error(`${locator.toString()} is not on the page`);
  return found;
};

/** The cells of the first row of a table; they must stand below each other. */
async function stacked(table: Locator) {
  const cells = table.locator('tbody tr').first().locator('th, td');
  const [name, text] = [await box(cells.nth(0)), await box(cells.nth(1))];
  expect(text.y).toBeGreaterThanOrEqual(name.y + name.height - 1);
  expect(text.x).toBe(name.x);
  // Not half of the window, as the first column of a table that scrolls.
  expect(name.width).toBeCloseTo(text.width, 0);
  return cells;
}

test('the first column stays where a table scrolls', anyWidth, async ({page}) => {
  await page.setViewportSize({width: 700, height: 900});
  for (const [address, name] of [
    ['/sdk/api-reference', 'Table: Services at a glance'],
    ['/sdk/api-reference', 'Table: Prompts'],
  ] as const) {
    await page.goto(site(address));
    const table = page.getByRole('group', {name, exact: true});
    const [first, second] = [
      table.locator('tbody :is(th, td)').nth(0),
      table.locator('tbody :is(th, td)').nth(1),
    ];
    const before = [await box(first), await box(second)];
    await table.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
    const after = [await box(first), await box(second)];
    expect(after[1]?.x, address).toBeLessThan((before[1]?.x ?? 0) - 20);
    expect(after[0]?.x, address).toBeCloseTo(before[0]?.x ?? 0, 0);
    // Half of the window at least is left for the columns that scroll.
    expect(before[0]?.width, address).toBeLessThanOrEqual(350);
    // With colors of the system, too, these do not show through it.
    await page.emulateMedia({forcedColors: 'active'});
    for (const cell of [first, table.locator('thead th').first()])
      await expect(cell, address).not.toHaveCSS('background-color', /^rgba/);
    await page.emulateMedia({forcedColors: null});
  }
});

test('names are not cut off at 400 % zoom', anyWidth, async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, '/quickstart');
  const setup = page.locator('.kw-page-tools .kw-pill').first();
  await setup.evaluate((button) => button.replaceChildren('Your setup: Ubuntu package'));
  for (const one of [setup, page.locator('.navbar__title').first()]) {
    expect(await one.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(
      1,
    );
  }
});

test('a table is a stop for the keyboard only where it scrolls', anyWidth, async ({page}) => {
  await page.setViewportSize({width: 700, height: 900});
  await open(page, '/sdk/api-reference');
  const table = page.getByRole('table', {name: 'Table: Services at a glance', exact: true});
  const around = page.locator('.kw-table', {has: table});
  await expect(around).toHaveAttribute('tabindex', '0');
  await expect(around).toHaveRole('group');
  await page.setViewportSize({width: 1600, height: 900});
  await expect(around).not.toHaveAttribute('tabindex');
  await expect(around).not.toHaveAttribute('role');
  // The first cell of a row names it.
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveCount(await rows.count());
});

test.describe('on a phone', () => {
  test.beforeEach(({page}) => {
    test.skip((page.viewportSize()?.width ?? 0) > 440, 'these are layouts of a phone');
  });

  test('a row of a table of two columns is a block', async ({page}) => {
    await page.goto(site('/models/troubleshooting'));
    const table = page.locator('.kw-table').first();
    await expect(await stacked(table)).toHaveCount(2);
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
    // The names of both columns are in one line above the rows.
    const heads = table.locator('thead th');
    const [first, second] = [await box(heads.nth(0)), await box(heads.nth(1))];
    expect(second.x).toBeGreaterThan(first.x + first.width - 1);
    expect(second.width).toBeGreaterThan(20);
    // The slash between them is for the eye only.
    const slash = heads.nth(1).evaluate((head) => getComputedStyle(head, '::before').content);
    expect(await slash).toBe('"/" / ""');
  });

  test('a row of a table that is too wide is a block, and its cells name their columns', async ({
    page,
  }) => {
    await page.goto(site('/known-gaps'));
    const table = page.locator('.kw-table').first();
    const cells = await stacked(table);
    await expect(cells).toHaveCount(4);
    const label = (index: number): Promise<string> =>
      cells.nth(index).evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await label(0)).toBe('none');
    expect(await label(2)).toContain('Since');
    const heads = table.locator('thead th');
    expect((await box(heads.nth(0))).width).toBeGreaterThan(20);
    // Still there for screen readers.
    expect((await box(heads.nth(2))).width).toBe(1);
  });

  test('no table of the docs and the SDK guides scrolls sideways', async ({page}) => {
    for (const address of [
      '/architecture/components',
      '/installation/system_requirements',
      '/installation/what-changed-since-0-3-2',
      '/known-gaps',
      '/models/deployment',
      '/models/will-it-fit',
      '/operate/start-and-stop',
      '/sdk/api-reference',
      '/sdk/services/models',
    ]) {
      await page.goto(site(address));
      const tables = page.locator('.kw-table');
      expect(await tables.count(), address).toBeGreaterThan(0);
      expect(await tooNarrow(tables), address).toEqual([]);
    }
  });

  test('long code in a first column breaks between words', async ({page}) => {
    await page.goto(site('/sdk/services/models'));
    const breaks = await page
      .locator('.kw-table tbody tr > :first-child code:visible')
      .evaluateAll((all) =>
        all.flatMap((code) => {
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const characters: {readonly character: string; readonly top: number}[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            [...text.data].forEach((character, at) => {
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              characters.push({character, top: range.getBoundingClientRect().top});
            });
          }
          return characters
            .filter(({top}, at) => (characters[at + 1]?.top ?? top) > top + 4)
            .map(({character}) => [code.textContent, character] as const);
        }),
      );
    expect(breaks.length).toBeGreaterThan(10);
    expect(breaks.filter(([, character]) => !/[_./ ]/.test(character))).toEqual([]);
  });

  test('text of a drawing has at least 12 pixels', async ({page}) => {
    for (const path of ['/', '/models/troubleshooting', '/app-garden']) {
      await page.goto(site(path));
      const drawing = page.locator('main figure img:visible').first();
      const natural = Number(await drawing.getAttribute('width'));
      const {width} = await box(drawing);
      // Drawings are made with text of 14 pixels.
      expect((14 * width) / natural, path).toBeGreaterThanOrEqual(11.95);
    }
  });

  test('the tools of a page are one row', async ({page}) => {
    await open(page, '/quickstart');
    const main = page.getByRole('main');
    const tools = ['Copy page', 'Your setup', 'Checklist'];
    const boxes = await Promise.all(
      tools.map((name) => box(main.getByRole('button', {name, exact: true}))),
    );
    boxes.slice(1).forEach((one, index) => {
      expect(one.y).toBeCloseTo(boxes[0]?.y ?? 0, 0);
      const previous = boxes[index];
      expect(one.x).toBeGreaterThanOrEqual((previous?.x ?? 0) + (previous?.width ?? 0));
    });
    const paragraph = await box(main.locator('.markdown > p:not(.kw-page-tools)').first());
    expect(paragraph.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
  });
});

test.describe('in a wide window', () => {
  test.beforeEach(({page}) => {
    test.skip(
      (page.viewportSize()?.width ?? 0) < 997,
      'this needs a window of 997 pixels, where the list of pages is next to the page',
    );
  });

  test('rows of the list of pages are low, and high enough to hit', async ({page}) => {
    await page.goto(site('/quickstart'));
    // Hydration closes groups.
    await hydrated(page);
    const links = page.locator('.theme-doc-sidebar-container .menu__link:visible');
    const lines = await links.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 40),
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(Math.max(...lines)).toBeLessThanOrEqual(30);
    expect(Math.min(...lines)).toBeGreaterThanOrEqual(24);
  });

  test('long names in the contents of the reference are not cut off', async ({page}) => {
    await page.goto(site('/sdk/current/services/models'));
    const names = page.locator('.theme-doc-toc-desktop code');
    const cut = await names.evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth || parseFloat(getComputedStyle(one).fontSize) < 12,
        )
        .map((one) => one.textContent),
    );
    expect(await names.count()).toBeGreaterThan(20);
    expect(cut).toEqual([]);
    expect(await tooNarrow(page.locator('.theme-doc-toc-desktop'))).toEqual([]);
  });

  test('a group that is a page is marked like a page', async ({page}) => {
    const looks = async (address: string, entry: string): Promise<readonly string[]> => {
      await page.goto(site(address));
      return page
        .locator(`.theme-doc-sidebar-container ${entry}`)
        .evaluate((one) => [
          getComputedStyle(one).backgroundColor,
          getComputedStyle(one).boxShadow,
        ]);
    };
    const group = await looks('/errors', '.menu__list-item-collapsible--active');
    const entry = await looks('/quickstart', '.menu__link--active[aria-current="page"]');
    expect(group).toEqual(entry);
  });

  test('lines of text are at most 42rem long, and code is wider', async ({page}) => {
    await page.goto(site('/use-cases/building-a-rag-pipeline'));
    const widths = await page
      // Rows of controls are no text.
      .locator('.markdown p:not(.kw-page-tools, .kw-setup-hint):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(20);
    expect(Math.max(...widths)).toBeLessThanOrEqual(672);
    const code = await box(page.locator('.markdown > .theme-code-block:visible').first());
    expect(code.width).toBeGreaterThan(672);
  });
});

test('everything that opens in place has the same marker', async ({page}) => {
  const marker = (summary: Locator): Promise<readonly string[]> =>
    summary.evaluate((one) => {
      const {maskImage, borderTopWidth, width} = getComputedStyle(one, '::before');
      return [maskImage, borderTopWidth, width, getComputedStyle(one).listStyleType];
    });
  await open(page, '/use-cases/building-a-rag-pipeline');
  const main = page.getByRole('main');
  const program = await marker(
    main.locator('.markdown details:not(.kw-copy-page *) > summary').first(),
  );
  expect(program[0]).toContain('svg');
  expect(program.slice(1)).toEqual(['0px', '16px', 'none']);
  await main.getByRole('button', {name: 'Your setup'}).click();
  const values = main.locator('summary', {hasText: /values/i}).first();
  await expect(values).toBeVisible();
  expect(await marker(values)).toEqual(program);
});

test('sketches look like no control, and show the list of screens once', async ({page}) => {
  await page.goto(site('/models/gui-walkthrough'));
  const shown = await page.locator('.markdown > .kw-sketch').evaluateAll((all) =>
    all.map((one) =>
      [...one.querySelectorAll('.kw-sketch__entry')].map((entry) => ({
        visible: getComputedStyle(entry).display !== 'none',
        active: entry.classList.contains('is-active'),
      })),
    ),
  );
  // Screens without a list have no entries.
  const [first = [], ...others] = shown.filter((entries) => entries.length > 0);
  expect(first.length).toBeGreaterThan(8);
  expect(first.filter(({visible}) => !visible)).toEqual([]);
  expect(others.length).toBeGreaterThan(2);
  for (const entries of others) {
    const at = entries.findIndex(({active}) => active);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(entries.map(({visible}) => visible)).toEqual(
      entries.map((_, index) => Math.abs(index - at) <= 1),
    );
  }
  const styles = await page
    .locator('.kw-sketch__button')
    .first()
    .evaluate((one) => {
      const token = (name: string): string => {
        const probe = document.createElement('i');
        probe.style.color = `var(${name})`;
        one.append(probe);
        const {color} = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      const {cursor, backgroundColor, borderTopColor} = getComputedStyle(one);
      return {
        shown: [cursor, backgroundColor, borderTopColor],
        quiet: ['default', token('--kw-surface-sunken'), token('--kw-border-control')],
        control: ['pointer', token('--kw-accent-soft'), token('--kw-accent')],
      };
    });
  expect(styles.shown).toEqual(styles.quiet);
  styles.shown.forEach((value, index) => {
    expect(value).not.toBe(styles.control[index]);
  });
});

test('a link to a row marks it', anyWidth, async ({page}) => {
  await page.goto(site('/models/deployment#states--initializing'));
  const row = page.locator('[id="states--initializing"]');
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[id="states--deploying"]')).toHaveCSS('outline-style', 'none');
});

test('the data of a table are linked next to its caption', anyWidth, async ({page}) => {
  await page.goto(site('/operate/ports-and-firewall'));
  const figure = page.locator('.kw-data-table').first();
  const [caption, link, table] = await Promise.all([
    box(figure.locator('figcaption')),
    box(figure.getByRole('link', {name: 'Download as JSON'})),
    box(figure.locator('.kw-table')),
  ]);
  expect(link.x).toBeGreaterThanOrEqual(caption.x + caption.width);
  expect(link.y + link.height).toBeLessThanOrEqual(table.y + 1);
  expect(Math.abs(link.x + link.width - table.x - table.width)).toBeLessThanOrEqual(2);
});

test('the start page has no breadcrumbs', anyWidth, async ({page}) => {
  await page.goto(site('/'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('.theme-doc-breadcrumbs')).toBeHidden();
  await page.goto(site('/quickstart'));
  await expect(page.locator('.theme-doc-breadcrumbs')).toBeVisible();
});

// A slow machine paints what it has read; what is shown then must not vanish later.
test('the start page has no breadcrumbs when only its title was read', anyWidth, async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const [head = ''] = (await response.text()).split('</header><p>');
    await route.fulfill({response, body: head});
  });
  await page.goto(site('/'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('.kw-actions')).toHaveCount(0);
  await expect(page.locator('.theme-doc-breadcrumbs')).toBeHidden();
});

test('a search without results links to the list of all pages', anyWidth, async ({page}) => {
  await page.goto(site('/search?q=zzzzqqqq'));
  await page.getByRole('main').getByRole('link', {name: 'site map'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Site map');
});
