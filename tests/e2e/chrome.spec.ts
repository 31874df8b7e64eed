import type {Locator} from '@playwright/test';

import {anyWidth, expect, hydrated, open, site, test} from './fixtures.ts';

test.describe('navbar', () => {
  test('is fixed at the top and does not hide on scroll', async ({page}) => {
    await open(page, '/installation/installation_process');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(navbar).toBeInViewport();
    await expect.poll(async () => (await navbar.boundingBox())?.y).toBe(0);
  });

  test('has title, logo, three entries, search, version and color mode', async ({page}, {
    project,
  }) => {
    test.skip(project.name === 'mobile', 'below 996 px the entries are in the mobile sidebar');
    await open(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const title = navbar.getByRole('link', {name: 'Kamiwaza Docs'});
    await expect(title).toBeVisible();
    await expect(title.locator('img').first()).toBeVisible();
    const x = async (locator: import('@playwright/test').Locator): Promise<number> =>
      (await locator.boundingBox())?.x ?? Number.NaN;
    const order = [
      title,
      navbar.getByRole('link', {name: 'Docs', exact: true}),
      navbar.getByRole('link', {name: 'SDK', exact: true}),
      navbar.getByRole('link', {name: 'Blog', exact: true}),
      navbar.getByRole('combobox'),
      navbar.getByRole('button', {name: 'Release 0.5.0 (Latest)', exact: true}),
      navbar.getByRole('button', {name: /light|dark/i}),
    ];
    const positions = await Promise.all(order.map(x));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    // The gap between Blog and the search box divides left from right.
    expect(positions[4] ?? 0).toBeGreaterThan(640);
  });

  test('leads to Docs, SDK and Blog', async ({page}, {project}) => {
    test.skip(project.name === 'mobile', 'covered by the mobile sidebar');
    await open(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('link', {name: 'SDK', exact: true}).click();
    await expect(page).toHaveURL(/\/sdk\/intro$/);
    await navbar.getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL(/\/blog$/);
    await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(/\/kamiwaza-docs\/$/);
  });
});

test.describe('mobile sidebar', () => {
  test.beforeEach(({page: _page}, {project}) => {
    test.skip(project.name !== 'mobile', 'the sidebar exists below 996 px only');
  });

  test('opens with the hamburger, leads to the main menu and closes on back', async ({page}) => {
    await open(page, '/');
    // An in-app navigation, so that the router handles "back", not the browser.
    await page
      .getByRole('main')
      .getByRole('link', {name: 'Quickstart', exact: true})
      .first()
      .click();
    await expect(page).toHaveURL(/\/quickstart$/);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).not.toBeInViewport();
    await toggle.click();
    await expect(sidebar).toBeInViewport();
    // Its color comes from an attribute, not from a style sheet.
    await expect(page.locator('.navbar-sidebar__close g')).not.toHaveCSS('stroke', 'none');
    // A docs page opens with its own menu; the main menu is one step back.
    await expect(sidebar.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
    await sidebar.getByRole('button', {name: /Back to main menu/}).click();
    await expect(sidebar.getByRole('link', {name: 'Blog', exact: true})).toBeInViewport();
    // The button went away with its list, so the focus must not stay on it.
    await expect(sidebar.getByRole('link', {name: 'Docs', exact: true})).toBeFocused();

    const versions = sidebar
      .getByRole('button', {name: /version/i})
      .or(sidebar.getByText('Versions', {exact: true}));
    await expect(sidebar.getByRole('link', {name: '0.3.2', exact: true})).not.toBeInViewport();
    await versions.first().click();
    await expect(sidebar.getByRole('link', {name: '0.3.2', exact: true})).toBeInViewport();

    await page.goBack();
    await expect(sidebar).not.toBeInViewport();
    await expect(page).toHaveURL(/\/quickstart$/);
  });

  test('keeps the way to the main menu in view, wherever the page is in its menu', async ({
    page,
  }) => {
    await open(page, '/models/which-error');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', {name: 'Error finder'})).toBeInViewport();
    await expect(sidebar.getByRole('button', {name: /Back to main menu/})).toBeInViewport({
      ratio: 0.9,
    });
  });

  test('goes away when the window grows to desktop width', async ({page}) => {
    await open(page, '/quickstart');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 844});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test('the breakpoint is 996 px', async ({page}, {project}) => {
  test.skip(project.name === 'mobile', 'resizes the desktop window');
  await open(page, '/quickstart');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
});

test('the skip link is the first stop and leads to the content', anyWidth, async ({page}) => {
  await open(page, '/quickstart');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  // The next stop is in the content, not in the navbar.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('announcement bar', anyWidth, () => {
  test('stays closed after it was closed, until its id changes', async ({page}) => {
    await open(page, '/');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close announcement'}).click();
    await expect(bar).toBeHidden();
    // The focus goes on to what comes next.
    await expect(page.locator('.navbar a').first()).toBeFocused();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('docusaurus.announcement.id'),
        localStorage.getItem('docusaurus.announcement.dismiss'),
      ]),
    ).toEqual(['release-0.5.0', 'true']);
    await open(page, '/blog');
    await expect(bar).toBeHidden();
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'release-0.4.0');
    });
    await open(page, '/quickstart');
    await expect(bar).toBeVisible();
  });

  test('leads to an existing page', async ({page}) => {
    await page.goto(site('/blog'));
    await page.locator('.theme-announcement-bar a').click();
    await expect(page).toHaveURL(/\/release-notes\/0-5-0$/);
    await expect(page.locator('h1')).not.toHaveText('Page not found');
  });
});

test('the footer names community, company and the copyright', anyWidth, async ({page}) => {
  await page.goto(site('/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Community', {exact: true})).toBeVisible();
  await expect(footer.getByRole('link', {name: /GitHub/})).toHaveAttribute(
    'href',
    'https://github.com/kamiwaza-ai',
  );
  await expect(footer.getByRole('link', {name: /Discord/})).toHaveAttribute(
    'href',
    'https://discord.gg/cVGBS5rD2U',
  );
  await expect(footer.getByText('Company', {exact: true})).toBeVisible();
  await expect(footer.getByRole('link', {name: /Kamiwaza\.ai/})).toHaveAttribute(
    'href',
    'https://kamiwaza.ai',
  );
  await expect(footer.getByText(/Copyright © \d{4} Kamiwaza AI/)).toBeVisible();
});

test.describe('a docs page', () => {
  test('has open, collapsible categories and no way to hide the sidebar', async ({page}, {
    project,
  }) => {
    test.skip(project.name === 'mobile', 'the sidebar is next to the page on desktop');
    await open(page, '/quickstart');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const entry = sidebar.getByRole('link', {name: 'System requirements'});
    await expect(entry).toBeVisible();
    await sidebar.getByRole('button', {name: 'Install', exact: true}).click();
    await expect(entry).toBeHidden();
    await sidebar.getByRole('button', {name: 'Install', exact: true}).click();
    await expect(entry).toBeVisible();
    await expect(page.getByRole('button', {name: /^(Collapse|Expand) sidebar$/})).toHaveCount(0);
  });

  test('has breadcrumbs and a table of contents of levels 2 and 3', async ({page}, {project}) => {
    await open(page, '/installation/installation_process');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs).toContainText('Install');
    if (project.name === 'mobile') {
      const button = page.getByRole('button', {name: 'On this page'});
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    } else {
      const contents = page.getByRole('navigation', {name: 'On this page'});
      await expect(contents.getByRole('link').first()).toBeVisible();
    }
    const links = page.locator('.table-of-contents__link:visible');
    await expect(links.nth(5)).toBeVisible();
    const targets = await links.evaluateAll((elements) =>
      elements.map((element) => {
        const id = decodeURIComponent((element as HTMLAnchorElement).hash.slice(1));
        return document.getElementById(id)?.tagName;
      }),
    );
    expect(targets.length).toBeGreaterThan(5);
    expect(new Set(targets)).toEqual(new Set(['H2', 'H3']));
    const headings = await page.locator('main .markdown :is(h2, h3):visible').count();
    expect(targets).toHaveLength(headings);
  });

  test('has a table of contents that follows the reader', anyWidth, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/errors/docker-engine');
    const toc = page.locator('.theme-doc-toc-desktop');
    await page.locator('main .markdown h2').last().scrollIntoViewIfNeeded();
    /** The browser may ignore the wheel while it is still busy with the page. */
    const turnUntil = (distance: number, seen: Locator): Promise<void> =>
      expect(async () => {
        await page.mouse.wheel(0, distance);
        await expect(seen).toBeInViewport({timeout: 2000});
      }).toPass({timeout: 20_000});
    await turnUntil(100_000, toc.locator('.table-of-contents__link--active'));
    await turnUntil(-100_000, toc.getByRole('link').first());
  });

  test('labels its heading anchors', anyWidth, async ({page}) => {
    await page.goto(site('/quickstart'));
    const heading = page.getByRole('heading', {name: 'Before you start', exact: true});
    await expect(heading.getByRole('link')).toHaveAttribute(
      'aria-label',
      'Direct link to Before you start',
    );
    await page.goto(site('/sdk/current/api/reference'));
    const code = page.getByRole('heading', {name: 'client.auth', exact: true}).first();
    await expect(code.getByRole('link')).toHaveAttribute(
      'aria-label',
      'Direct link to client.auth',
    );
    await expect(code).toHaveText(/^client\.auth\W?$/);
  });

  test(
    'says the kind of a note, and which section of the site it is in',
    anyWidth,
    async ({page}) => {
      await page.goto(site('/quickstart'));
      const note = page.locator('.theme-admonition-warning').first();
      await expect(note).toContainText(/^Warning: The default password is public/);
      const spoken = await note.getByText('Warning:').boundingBox();
      expect(spoken?.width).toBeLessThanOrEqual(1);
      const navbar = page.getByRole('navigation', {name: 'Main'});
      await expect(navbar.locator('[aria-current]').first()).toHaveAttribute(
        'aria-current',
        'true',
      );
    },
  );

  test('marks links that leave the site with an icon', anyWidth, async ({page}) => {
    await page.goto(site('/'));
    /** Layout, size and drawing of what follows the text of a link; a box of its own could be alone on the next line. */
    const iconOf = (link: Locator): Promise<readonly string[]> =>
      link.evaluate((element) => {
        const {content, display, maskSize, maskImage} = getComputedStyle(element, '::after');
        return content === 'none' ? [] : [display, maskSize, maskImage.slice(0, 19)];
      });
    const icon = 'url("data:image/svg';
    const external = page.locator('main .markdown a[href^="https://discord.gg"]').first();
    expect(await iconOf(external)).toEqual(['inline', '11px auto', icon]);
    const internal = page.locator('main .markdown a[href$="/quickstart"]').first();
    expect(await iconOf(internal)).toEqual([]);
    const inFooter = page.locator('footer a[href^="https://discord.gg"] svg');
    await expect(inFooter).toBeVisible();
    await expect(inFooter).toHaveCSS('mask-image', /^url\("data:image\/svg/);
    const edit = page.getByRole('link', {name: 'Edit this page'});
    expect(await iconOf(edit)).toEqual(['block', '11px auto', icon]);
  });

  test('has code blocks that name their language, copy and wrap', async ({page, context}, {
    project,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/installation/installation_process?platform=ubuntu');
    const block = page.locator('.theme-code-block', {hasText: 'packages.kamiwaza.ai/gpg'}).first();
    await expect(block).toHaveAccessibleName('Code: Shell');
    /** Each line as it is shown, empty ones too. */
    const expectCopied = async (of: Locator, name: RegExp): Promise<void> => {
      const code = await of.locator('pre code').innerText();
      await of.getByRole('button', {name}).click();
      const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(async () => (await copied()).trim()).toBe(code.trim());
    };
    await expectCopied(block, /^Copy code: sudo/);
    // A command wraps, so its end is always visible.
    const overflow = (of: Locator) =>
      of.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow(block)).toBe(0);
    // What does not scroll is no stop for the keyboard.
    await expect(block.locator('pre')).not.toHaveAttribute('tabindex');
    if (project.name === 'mobile') {
      await open(page, '/quickstart?interface=python');
      const program = page.locator('.theme-code-block', {hasText: 'quickstart.py'}).first();
      await expect(program).toContainText('Python');
      await expectCopied(program, /^Copy code: /);
      expect(await overflow(program)).toBeGreaterThan(0);
      const scrolling = program.getByRole('group', {
        name: 'Code, scrolls sideways: quickstart.py',
      });
      await expect(scrolling).toHaveAttribute('tabindex', '0');
      const wrap = program.getByRole('button', {name: 'Word wrap: quickstart.py'});
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      await wrap.click();
      await expect.poll(() => overflow(program)).toBe(0);
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      await expect(scrolling).toHaveCount(0);
    }
  });

  test('keeps wide tables inside their own box', async ({page}) => {
    await page.goto(site('/installation/system_requirements'));
    // The rows of other tables are blocks on a phone (layout.spec.ts).
    const box = page.locator('.kw-table:not(.kw-table--blocks)').first();
    expect(await box.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  });
});

test.describe('color mode', () => {
  test('is light whatever the system prefers, toggles, and is kept under "theme"', async ({page}, {
    project,
  }) => {
    test.skip(project.name === 'mobile', 'the toggle is in the mobile sidebar there');
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await mode()).toBe('light');
    const toggle = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {
      name: /light|dark/i,
    });
    await toggle.click();
    expect(await mode()).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    expect(await mode()).toBe('dark');
    await hydrated(page);
    await toggle.click();
    expect(await mode()).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('can be changed on a phone too', async ({page}, {project}) => {
    test.skip(project.name !== 'mobile', 'desktop has its own test');
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('button', {name: /light|dark/i})
      .click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});

test('the focus is marked for the keyboard, not for the mouse', anyWidth, async ({page}) => {
  await open(page, '/quickstart');
  const isMarked = (): Promise<boolean> =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return false;
      const {outlineStyle, outlineWidth} = getComputedStyle(focused);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await isMarked()).toBe(true);
  const button = page.getByRole('main').getByRole('button', {name: 'Copy page'}).first();
  await button.click();
  expect(await isMarked(), 'after a click').toBe(false);
  await page.keyboard.press('Tab');
  expect(await isMarked(), 'after Tab again').toBe(true);
});

test('print leaves the chrome out and shows link addresses', anyWidth, async ({page}) => {
  await page.goto(site('/'));
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const shown = await page
    .locator('main .markdown a[href^="https://discord.gg"]')
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain('https://discord.gg/');
});
