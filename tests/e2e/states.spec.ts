import type {Page} from '@playwright/test';

import {audit, auditAll, auditNarrow, narrowed, sideways, auditWidths} from './audit.ts';
import {anyWidth, expect, open, site, test} from './fixtures.ts';

// Accessibility of what the route table does not cover: other pages, open menus, tools in use, settings of
// the reader's system.

const h1 = (page: Page) => page.getByRole('heading', {level: 1});

/** Pages that are not in the route table. */
const FURTHER = [
  '/changes',
  '/changes/installation/system_requirements',
  '/changes/sdk/services/models',
  '/blog/tags',
  '/blog/tags/agents',
  '/blog/authors/team',
  '/nowhere',
] as const;

for (const path of FURTHER) {
  test(`${path} is accessible`, anyWidth, async ({page}) => {
    test.slow();
    await open(page, path);
    await expect(h1(page)).toHaveCount(1);
    expect(await sideways(page)).toBe(0);
    expect(await auditNarrow(page), 'as narrow as a phone').toEqual([]);
    expect(await auditAll(page)).toEqual([]);
  });
}

test('with text of twice the size, a phone does not scroll pages sideways', async ({page}, {
  project,
}) => {
  test.skip(project.name !== 'mobile', 'a wide window has space');
  for (const path of [
    '/',
    '/quickstart',
    '/installation/installation_process',
    '/models/will-it-fit',
  ]) {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => sideways(page), path).toBe(0);
  }
});

test('faults of the document, of colors and of sizes are found', anyWidth, async ({page}) => {
  await page.setContent(
    `<!doctype html><html lang="en" data-theme="light"><title>x</title><body style="margin:0"><main><h1>x</h1>
    <p style="color:#aaa;background-color:#fff">pale</p><img src="data:,">
    <p style="color:#000">A <a href="/" style="color:#222;text-decoration:none">link</a> like its text</p>
    <button style="width:9px;height:9px;padding:0">a</button><button style="width:9px;height:9px;padding:0">b</button>
    <div style="height:20px;overflow:auto"><p style="height:90px">cut</p></div></main>`,
  );
  const rulesOf = (found: readonly string[]): string[] =>
    found.map((line) => line.replace(/ at .*/, '')).sort();
  const layout = ['scrollable-region-focusable', 'target-size', 'target-size'];
  const colors = ['dark: color-contrast', 'light: color-contrast', 'link-in-text-block'];
  const all = [...colors, ...layout, 'image-alt'].sort();
  expect(rulesOf(await audit(page))).toEqual(all);
  expect(rulesOf(await audit(page, {colorsOnly: true}))).toEqual(colors);
  await page.setViewportSize({width: 390, height: 844});
  expect(rulesOf(await audit(page))).toEqual(layout);
  expect(rulesOf(await audit(page, {whole: true}))).toEqual(all);
});

test('the site menu of a phone is accessible, on both its levels', async ({page}, {project}) => {
  test.skip(project.name !== 'mobile', 'exists on phones');
  await open(page, '/quickstart');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Site menu'});
  await expect(menu.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
  expect(await audit(page, {whole: true})).toEqual([]);
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await expect(menu.getByRole('link', {name: 'Blog', exact: true})).toBeInViewport();
  await menu.getByText('Versions', {exact: true}).click();
  await expect(menu.getByRole('link', {name: '0.3.2', exact: true})).toBeInViewport();
  expect(await audit(page, {whole: true})).toEqual([]);
});

test('the open version menu is accessible', async ({page}, {project}) => {
  test.skip(project.name === 'mobile', 'is in the site menu there');
  await open(page, '/quickstart');
  await page.getByRole('button', {name: '0.5.0 (Latest)'}).click();
  await expect(page.getByRole('link', {name: '0.3.2', exact: true})).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

test('folded and unfolded categories and contents are accessible', async ({page}, {project}) => {
  await open(page, '/installation/installation_process');
  if (project.name === 'mobile') {
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.locator('.table-of-contents__link:visible').first()).toBeVisible();
  } else {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: 'Install'}).click();
    await expect(sidebar.getByRole('link', {name: 'System requirements'})).toBeHidden();
  }
  // A phone has contents of its own.
  expect(await audit(page, {whole: true})).toEqual([]);
});

test(
  'code that wraps is accessible, code that does not scrolls by keyboard',
  anyWidth,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/quickstart?interface=python');
    const block = page.locator('.theme-code-block', {hasText: 'def wait_until_ready'}).first();
    const pre = block.locator('pre');
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await block.getByRole('button', {name: /word wrap/i}).click();
    await expect
      .poll(() => pre.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBe(0);
    expect(await audit(page, {whole: true})).toEqual([]);
  },
);

test('values and checklist in use are accessible', async ({page}) => {
  await open(page, '/installation/windows_installation');
  for (const name of ['Your setup', 'Checklist']) {
    const button = page.getByRole('button', {name, exact: true});
    if ((await button.count()) > 0) {
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
  }
  expect(await audit(page)).toEqual([]);
});

test('a crashed page and a notice are accessible', anyWidth, async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch({maxRetries: 3});
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replaceAll('"docusaurus-plugin-content-docs":{', '"another-plugin":{'),
    });
  });
  await page.goto(site('/quickstart'));
  await expect(h1(page)).toHaveText('This page crashed.');
  expect(await auditWidths(page)).toEqual([]);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(site('/quickstart'));
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await auditWidths(page)).toEqual([]);
});

test('the caret of the version menu keeps its shape with forced colors', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has the versions in its site menu');
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/quickstart');
  const caret = await page
    .locator('.dropdown > .navbar__link')
    .first()
    .evaluate((link) => {
      const {borderTopWidth, maskImage, backgroundColor} = getComputedStyle(link, '::after');
      const ground = getComputedStyle(document.body).backgroundColor;
      return {
        borderTopWidth,
        masked: maskImage.startsWith('url('),
        seen: backgroundColor !== ground,
      };
    });
  expect(caret).toEqual({borderTopWidth: '0px', masked: true, seen: true});
});

/** One page of each kind of content: tables, code, admonitions, diagrams, sketches, cards, a form. */
const CONTENT = [
  '/',
  '/installation/system_requirements',
  '/models/gui-walkthrough',
  '/use-cases/building-a-rag-pipeline',
  '/models/will-it-fit',
  '/blog',
] as const;

test('a diagram has its own ground with forced colors', anyWidth, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  await open(page, '/operate/ports-and-firewall');
  const drawing = page.locator('.markdown figure img:visible').first();
  await expect(drawing).toHaveAttribute('src', /-light\.svg$/);
  await expect(drawing).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const path of CONTENT) {
  test(
    `${path} with forced colors: what is shown only by color stays visible`,
    anyWidth,
    async ({page}) => {
      // No rule of axe depends on forced colors, and routes.spec.ts audits these pages.
      await page.emulateMedia({forcedColors: 'active'});
      await open(page, path);
      // The reader's colors replace those of the page: a control is recognizable by its border, its text or
      // its picture.
      const lost = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea')]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          // The browser draws these itself, in the reader's colors.
          .filter(
            (element) =>
              !element.matches('[type="radio"], [type="checkbox"]') ||
              getComputedStyle(element).appearance === 'none',
          )
          .filter((element) => {
            // The border may be on the element around the field and its picture.
            const frames = [element, element.parentElement, element.parentElement?.parentElement];
            return !frames.some((frame) => {
              const {borderTopStyle = 'none', borderTopWidth = '0px'} = frame
                ? getComputedStyle(frame)
                : {};
              return borderTopStyle !== 'none' && borderTopWidth !== '0px';
            });
          })
          .map(({outerHTML}) => outerHTML.slice(0, 80)),
      );
      expect(lost).toEqual([]);
      // Drawings in the current color are visible on the reader's background.
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const icons = await page
        .locator('.navbar svg:visible')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      expect(icons.filter((color) => color === ground)).toEqual([]);
    },
  );

  test(`${path} with more contrast is accessible, with more of it`, anyWidth, async ({page}) => {
    await open(page, path);
    const muted = (): Promise<string> =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--kw-text-muted').trim(),
      );
    const usual = await muted();
    await page.emulateMedia({contrast: 'more'});
    expect(await muted()).not.toBe(usual);
    expect(await audit(page, {colorsOnly: true})).toEqual([]);
  });
}

test('nothing moves for readers who asked for less motion', anyWidth, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/', '/installation/installation_process', '/search?q=vram']) {
    await open(page, path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const {transitionDuration, animationName, animationDuration, scrollBehavior} =
            getComputedStyle(element, part === '' ? undefined : part);
          const longest = Math.max(...transitionDuration.split(',').map(Number.parseFloat));
          const animated = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
          return longest > 0.01 || animated || scrollBehavior === 'smooth'
            ? [`${element.tagName} ${element.className.toString()} ${part}`]
            : [];
        }),
      ),
    );
    expect(moving, path).toEqual([]);
  }
  // The color mode changes at once, and a hash is a jump.
  await open(page, '/installation/installation_process');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Names and sizes of what is too small for a finger. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, input:not([type="hidden"]), select, summary, nav a, footer a, .pagination-nav a, .breadcrumbs a',
      ),
    ]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => {
        // A label around a field is part of it.
        const target = element.closest('label') ?? element;
        const {width, height} = target.getBoundingClientRect();
        return {
          name: `${element.tagName} ${element.textContent.trim().slice(0, 30)}`,
          width,
          height,
        };
      })
      // What is outside of the window until it has the focus is no touch target.
      .filter(({width, height}) => width > 1 && (width < 24 || height < 24))
      .map(({name, width, height}) => `${name}: ${width.toFixed(0)} × ${height.toFixed(0)}`),
  );
}

test('no touch target is smaller than 24 px', anyWidth, async ({page}) => {
  for (const path of [...CONTENT, '/search?q=vram', '/changes', '/sdk/current/services/models']) {
    await open(page, path);
    expect(await smallTargets(page), path).toEqual([]);
    expect(await narrowed(page, () => smallTargets(page)), `${path} on a phone`).toEqual([]);
  }
});
