import {anyWidth, expect, open, site, test} from './fixtures.ts';

const PAGE = '/changes/installation/system_requirements';

test.describe('what changed', () => {
  test('lists all pages, and links to one and back', anyWidth, async ({page, watch}) => {
    await open(page, '/changes');
    // Not with the name of the link in it.
    await expect(page.getByRole('heading', {name: 'New in 0.5.0', exact: true})).toBeVisible();
    const table = page.getByRole('table', {name: 'Pages by size of change', exact: true});
    await expect(table.getByRole('row')).not.toHaveCount(0);
    await table.getByRole('link', {name: 'System requirements'}).click();
    await expect(page).toHaveURL(/\/changes\/installation\/system_requirements$/);
    await expect(
      page.getByRole('heading', {level: 1, name: 'What changed: System requirements'}),
    ).toBeVisible();
    await page.getByRole('link', {name: 'All pages'}).click();
    await expect(page).toHaveURL(/\/changes$/);
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test(
    'is linked from the banner of an old page, also of one that moved',
    anyWidth,
    async ({page}) => {
      await open(page, '/0.3.2/installation/system_requirements_updates');
      const banner = page.getByRole('note', {name: 'Older release'});
      await banner.getByRole('link', {name: 'changes on this page', exact: true}).click();
      await expect(page).toHaveURL(/\/changes\/installation\/system_requirements$/);
    },
  );

  test(
    'is linked from the end of a page that has a counterpart, in both copies',
    anyWidth,
    async ({page}) => {
      const link = page.getByRole('link', {name: 'What changed on this page since 0.3.2'});
      for (const copy of ['', '/0.5.0']) {
        await open(page, `${copy}/installation/system_requirements`);
        await link.click();
        await expect(page).toHaveURL(/\/changes\/installation\/system_requirements$/);
      }
      await page.goto(site('/quickstart'));
      await expect(link).toHaveCount(0);
    },
  );

  test('works with the keyboard', anyWidth, async ({page}) => {
    await open(page, '/changes');
    await page.getByRole('main').getByRole('link', {name: 'System requirements'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/changes\/installation\/system_requirements$/);
  });

  test('lists the headings of both releases if a page was rewritten', anyWidth, async ({page}) => {
    await page.goto(site(PAGE));
    for (const name of [
      'Headings of 0.5.0 without a counterpart',
      'Headings of 0.3.2 without a counterpart',
      'Sections in both releases',
    ]) {
      await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
    }
  });

  test('leads to the section in 0.5.0', anyWidth, async ({page}) => {
    await open(page, PAGE);
    const kept = page.locator('section', {
      has: page.getByRole('heading', {name: 'Sections in both releases'}),
    });
    await kept.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/installation\/system_requirements#[\w-]+$/);
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  });

  test('has the contents of its page', async ({page}) => {
    for (const [path, name] of [
      [PAGE, 'Sections in both releases'],
      ['/changes', 'New in 0.5.0'],
    ] as const) {
      await open(page, path);
      const fold = page.getByRole('button', {name: 'On this page'});
      if (await fold.isVisible()) await fold.click();
      await page.locator('.table-of-contents:visible').getByRole('link', {name}).click();
      await expect(page.getByRole('heading', {level: 2, name})).toBeInViewport();
    }
  });

  test(
    'is below the list in the breadcrumbs, which begin like those of the docs',
    anyWidth,
    async ({page}) => {
      const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
      await page.goto(site('/release-notes'));
      const home = await crumbs.first().innerHTML();
      await page.goto(site('/changes'));
      await expect(crumbs).toHaveText(['', 'Release notes', 'Changes page by page']);
      expect(await crumbs.first().innerHTML()).toBe(home);
      await page.goto(site(PAGE));
      await expect(crumbs).toHaveText([
        '',
        'Release notes',
        'Changes page by page',
        'System requirements',
      ]);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('its list is the current entry of the sidebar, in an open group', async ({page}) => {
      const entry = page.locator('.theme-doc-sidebar-container [aria-current]');
      const group = page.locator(
        '.theme-doc-sidebar-container .menu__link--sublist.menu__link--active',
      );
      for (const [path, current] of [
        ['/changes', 'page'],
        // The page has no entry of its own.
        [PAGE, 'true'],
      ] as const) {
        await page.goto(site(path));
        await expect(entry).toHaveText('Changes page by page');
        await expect(entry).toHaveAttribute('aria-current', current);
        await expect(entry).toHaveClass(/menu__link--active/);
        await expect(group).toHaveText('Release notes');
      }
    });

    test('shows the same', anyWidth, async ({page}) => {
      await page.goto(site(PAGE));
      await expect(page.getByRole('heading', {name: 'Sections in both releases'})).toBeVisible();
      await expect(page.getByText(/The numbers count sentences/)).toBeVisible();
    });
  });
});
