import {audit, tooNarrow, auditWidths} from './audit.ts';
import {anyWidth, expect, open, site, test} from './fixtures.ts';

test.describe('a term', () => {
  test('shows its definition on focus, and Esc closes it', async ({page, watch}) => {
    await open(page, '/models/overview');
    const term = page.locator('.kw-term').first();
    // Hidden from the tree: it is the description.
    const definition = term.getByRole('tooltip', {includeHidden: true});
    await expect(term.locator('.kw-term__text')).toHaveAttribute('aria-hidden', 'true');
    await expect(definition).toBeHidden();
    await term.focus();
    await expect(definition).toBeVisible();
    expect(await definition.innerText()).toMatch(/^[^(].*[^)]$/);
    await expect(term).toHaveAccessibleDescription(await definition.innerText());
    const box = await definition.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    await term.hover();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
    // It still has the focus.
    await page.mouse.move(0, 0);
    await expect(definition).toBeHidden();
    await term.blur();
    await term.focus();
    await expect(definition).toBeVisible();
    expect(await audit(page)).toEqual([]);
    // One has the focus, another the mouse: Esc closes both.
    const last = page.locator('.kw-term').last();
    const other = last.getByRole('tooltip', {includeHidden: true});
    await last.hover();
    await expect(other).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(other).toBeHidden();
    await expect(definition).toBeHidden();
    expect(watch.noise).toEqual([]);
  });

  for (const [name, width, height] of [
    ['at 400 % zoom', 320, 256],
    ['next to the list of pages', 1024, 768],
  ] as const) {
    test(`is never covered by its definition, ${name}`, anyWidth, async ({page}) => {
      await page.setViewportSize({width, height});
      await open(page, '/models/will-it-fit');
      const terms = page.locator('.kw-term:visible');
      expect(await terms.count()).toBeGreaterThan(3);
      for (const place of ['start', 'center', 'end'] as const) {
        const covered = await terms.evaluateAll((all, block) => {
          const isCovered = (term: HTMLElement): boolean => {
            term.scrollIntoView({block, behavior: 'instant'});
            term.focus({preventScroll: true});
            return [...term.getClientRects()].some(({left, right, top, bottom}) => {
              const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return hit?.closest('.kw-term__text') !== null;
            });
          };
          return all
            .map((term) => term as HTMLElement)
            .filter(isCovered)
            .map((term) => term.innerText);
        }, place);
        expect(covered, place).toEqual([]);
      }
      const definition = page.locator('.kw-term:focus').getByRole('tooltip', {includeHidden: true});
      const box = await definition.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    });
  }

  test('shows its definition within a window of any width', anyWidth, async ({page}) => {
    for (const width of [1024, 1280, 1420]) {
      await page.setViewportSize({width, height: 768});
      for (const address of ['/models/overview', '/models/troubleshooting', '/models/deployment']) {
        await open(page, address);
        const terms = page.locator('.kw-term:visible');
        expect(await terms.count(), address).toBeGreaterThan(3);
        const faults = await terms.evaluateAll((all) => {
          const fits = (term: HTMLElement): boolean => {
            // Just below the navbar, as one is that Shift+Tab leads to.
            const navbar = (): number =>
              document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
            const up = term.getBoundingClientRect().top - navbar() - 20;
            scrollBy({top: up, behavior: 'instant'});
            term.focus();
            const {scrollWidth, clientWidth} = document.documentElement;
            const box = term.querySelector('.kw-term__text')?.getBoundingClientRect();
            if (!box || box.width === 0 || scrollWidth > clientWidth) return false;
            return box.left >= 0 && box.right <= clientWidth && box.top >= navbar();
          };
          return all
            .map((term) => term as HTMLElement)
            .filter((term) => !fits(term))
            .map((term) => term.innerText);
        });
        expect(faults, `${address} at ${String(width)} px`).toEqual([]);
      }
    }
  });

  test('is a footnote on paper, and gone from the page afterwards', anyWidth, async ({page}) => {
    await open(page, '/models/overview');
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const notes = page.locator('.kw-footnotes > li');
    expect(await notes.count()).toBe(await page.locator('.kw-term:visible').count());
    await expect(notes.first()).toHaveText(/^[^:]+: [^( ].*[^) ]$/);
    await expect(page.locator('.kw-term__text').first()).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(notes).toHaveCount(0);
    // The browser says so before it shows the panels that are hidden on the screen.
    await page.emulateMedia({media: null});
    await open(page, '/installation/installation_process');
    const terms = page.locator('.kw-panel .kw-term:visible');
    const onScreen = await terms.count();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({media: 'print'});
    expect(await terms.count()).toBeGreaterThan(onScreen);
    await expect(page.locator('.kw-term:visible:not([data-note])')).toHaveCount(0);
  });

  test('is the same word in the Markdown version', anyWidth, async ({page, request}) => {
    await page.goto(site('/models/overview'));
    const definition = (await page.locator('.kw-term__text').first().textContent()) ?? '';
    expect(definition).toMatch(/^ \(.{20,}\)$/);
    const markdown = await (await request.get(site('/models/overview.md'))).text();
    expect(markdown).not.toContain(definition.slice(2, -1));
    expect(markdown.length).toBeGreaterThan(1000);
  });
});

test.describe('feedback', () => {
  test('thanks for a yes, and stores nothing', anyWidth, async ({page, watch}) => {
    await open(page, '/quickstart');
    await page
      .getByRole('group', {name: 'Did this work?'})
      .getByRole('button', {name: 'Yes'})
      .click();
    const thanks = 'Thank you. Your answer is not sent anywhere.';
    await expect(page.locator('#kw-announcer')).toHaveText(thanks);
    await expect(page.locator('.kw-feedback').getByText(thanks)).toBeVisible();
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('yes');
    expect(watch.foreign).toEqual([]);
  });

  test(
    'prepares a report for a no, and sends nothing',
    anyWidth,
    async ({page, context, watch}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/quickstart?platform=macos');
      const question = page.getByRole('group', {name: 'Did this work?'});
      const no = question.getByRole('button', {name: 'No'});
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await no.click();
      await expect(question.getByRole('status')).toHaveText(
        'The form could not be loaded. Try again.',
      );
      await expect(no).toHaveAttribute('aria-pressed', 'false');
      await page.unroute('**/assets/js/*.js');
      await no.click();
      await expect(question.getByRole('status')).toHaveText('');
      const happened = page.getByLabel(/^What happened/);
      await expect(happened).toBeFocused();
      await expect(happened).toHaveAccessibleDescription(/^Nothing is sent/);
      await happened.fill('The list stays empty.');
      await page.getByLabel('Section').selectOption('Step 3: Open an app');
      const issue = page.getByRole('link', {name: /Open as an issue/});
      const address = new URL((await issue.getAttribute('href')) ?? '');
      expect(address.pathname).toMatch(/\/issues\/new$/);
      expect(address.searchParams.get('body')).toContain('Platform: macOS');
      await page.getByRole('button', {name: 'Copy report'}).click();
      await expect(page.locator('.kw-feedback').getByText('Copied.', {exact: true})).toBeVisible();
      await expect(page.locator('#kw-announcer')).toHaveText('Copied.');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Section: Step 3: Open an app');
      expect(copied).toContain('The list stays empty.');
      expect(await auditWidths(page)).toEqual([]);
      expect(watch.foreign).toEqual([]);
    },
  );
});

test('with colors of the system, diagrams follow its mode', anyWidth, async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto(site('/architecture/overview'));
  const picture = page.locator('figure img:visible');
  await expect(picture.first()).toHaveAttribute('src', /-dark\./);
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  await expect(picture.first()).toHaveAttribute('src', /-light\./);
});

test(
  'a diagram is enlarged with the keyboard; Esc gives the focus back, and Back closes it',
  anyWidth,
  async ({page}) => {
    await open(page, '/architecture/overview');
    const button = page.getByRole('button', {name: /^Enlarge: /}).first();
    const caption = (await button.getAttribute('aria-label'))?.replace('Enlarge: ', '') ?? '';
    await expect(page.locator('figcaption').first()).toContainText(caption);
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: `Enlarged picture: ${caption}`});
    await expect(dialog.locator('img')).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await dialog.getByText('Description').click();
    await expect(dialog.getByRole('paragraph')).toHaveText(/\w/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/overview$/);
    await page.goBack();
    // Two clicks open it once.
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(dialog).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.goForward();
    await expect(page).not.toHaveURL(/overview$/);
    await expect(page.locator('dialog')).toHaveCount(0);
  },
);

test('a program is downloaded as a file', anyWidth, async ({page}) => {
  await open(page, '/quickstart?interface=python');
  const started = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download quickstart.py'}).click();
  expect((await started).suggestedFilename()).toBe('quickstart.py');
});

test('the reference names request and state of a method', anyWidth, async ({page}) => {
  await open(page, '/sdk/current/services/models');
  const heading = page.getByRole('heading', {level: 3, name: /^update_model_config/});
  await expect(heading).toContainText('broken in 0.5.0');
  const line = heading.locator('xpath=following-sibling::p[1]');
  await expect(line).toHaveText('PUT /model_configs/{model_config_id}');
  const fold = page.getByRole('button', {name: 'On this page'});
  if (await fold.isVisible()) await fold.click();
  await expect(page.locator('.table-of-contents .kw-badge--broken')).not.toHaveCount(0);
});

test('nothing in the reference scrolls sideways on a phone', async ({page}, {project}) => {
  test.skip(project.name !== 'mobile', 'a wide window has space for tables and code');
  for (const address of [
    '/sdk/current/intro',
    '/sdk/current/api/reference',
    '/sdk/current/services/models',
    '/sdk/current/services/auth',
  ]) {
    await open(page, address);
    const parts = page.locator('main .kw-table, main .theme-code-block pre');
    expect(await parts.count(), address).toBeGreaterThan(3);
    expect(await tooNarrow(parts), address).toEqual([]);
  }
});

test('the entry of the page is visible in the list of pages', async ({page}, {project}) => {
  const narrow = project.name === 'mobile';
  for (const address of [
    '/team/jobs',
    '/architecture/core-services',
    '/sdk/current/services/vectordb',
    '/changes/installation/system_requirements',
  ]) {
    await open(page, address);
    if (narrow) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const list = page.locator(
      narrow ? '.navbar-sidebar__item:not([inert])' : '.theme-doc-sidebar-container',
    );
    await expect(list.locator('[aria-current]').last(), address).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY), address).toBe(0);
  }
});

test('a rewritten page is compared by its headings', anyWidth, async ({page}) => {
  await page.goto(site('/changes/installation/installation_process'));
  await expect(page.getByText('so only the headings are compared')).toBeVisible();
  await expect(page.getByRole('heading', {level: 2}).first()).toHaveText(
    /^Headings of .* without a counterpart/,
  );
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Release notes');
});
