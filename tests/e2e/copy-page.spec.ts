import {anyWidth, expect, onePage, open, site, test} from './fixtures.ts';

test.describe('Copy page', () => {
  test(
    'copies the page as Markdown, with the keyboard alone',
    anyWidth,
    async ({page, context, watch}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/models/deployment');
      const button = page.getByRole('button', {name: 'Copy page'});
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveText('Copied');
      await expect(button).toBeFocused();
      // Said once: the button keeps its name.
      await expect(page.locator('#kw-announcer')).toHaveText('Copied');
      await expect(page.getByRole('status').filter({hasText: /^Copied$/})).toHaveCount(0);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^---\ntitle: Deploy a model\n/);
      expect(copied).toContain('\n# Deploy a model\n');
      const opener = page.locator('.kw-copy-page summary');
      const link = page.getByRole('menuitem', {name: 'View Markdown'});
      const all = page.getByRole('menuitem', {name: 'All pages: llms.txt'});
      await page.keyboard.press('Tab');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(link).toBeFocused();
      for (const [key, item] of [
        ['ArrowDown', all],
        ['ArrowDown', link],
        ['ArrowUp', all],
        ['Home', link],
        ['End', all],
      ] as const) {
        await page.keyboard.press(key);
        await expect(item).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect(link).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(link).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(link).toBeHidden();
      expect(watch.noise).toEqual([]);
    },
  );

  test('closes its menu when the reader goes elsewhere', anyWidth, async ({page}) => {
    await open(page, '/models/deployment');
    const link = page.getByRole('menuitem', {name: 'View Markdown'});
    const opener = page.locator('.kw-copy-page summary');
    // Opened twice while its code is loading.
    let load: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    for (const visible of [true, false, true]) {
      await opener.click();
      await expect(link).toBeVisible({visible});
    }
    load?.();
    await expect(link).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', {name: 'All pages: llms.txt'})).toBeFocused();
    await page.locator('main h1').click();
    await expect(link).toBeHidden();
  });

  test('copies a generated list', anyWidth, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/blog');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('.kw-copy-page button')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^---\ntitle: Blog\n/);
    expect(copied).toMatch(/\n## \[.+\]\(https:\/\/[^)]+\/blog\/2025\//);
  });

  // In Safari and Firefox a click expires after a moment; the file may take longer.
  test('asks for the clipboard in the same turn as the click', anyWidth, async ({page}) => {
    let arrive: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/quickstart.md', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.addInitScript(() => {
      navigator.clipboard.write = async ([item]) => {
        document.documentElement.dataset.asked = String(
          document.documentElement.dataset.turn === 'click',
        );
        const blob = await item?.getType('text/plain');
        document.documentElement.dataset.copied = (await blob?.text())?.slice(0, 3) ?? '';
      };
      document.addEventListener(
        'click',
        () => {
          document.documentElement.dataset.turn = 'click';
          setTimeout(() => {
            delete document.documentElement.dataset.turn;
          });
        },
        true,
      );
    });
    await open(page, '/quickstart');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
    arrive?.();
    await expect(page.locator('html')).toHaveAttribute('data-copied', '---');
    await expect(page.locator('.kw-copy-page button')).toHaveText('Copied');
  });

  test('works where the clipboard API is missing', anyWidth, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, '/quickstart');
    await page.evaluate(() => {
      document.addEventListener('copy', () => {
        const area = document.activeElement as HTMLTextAreaElement;
        document.documentElement.dataset.copied = area.value.slice(0, 22);
      });
    });
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('.kw-copy-page button')).toHaveText('Copied');
    await expect(page.locator('html')).toHaveAttribute('data-copied', /^---\s+title: Quickstart/);
  });

  test('says what to do when the Markdown cannot be fetched', anyWidth, async ({page}) => {
    await page.route('**/quickstart.md', (route) => route.abort());
    await open(page, '/quickstart');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByText('The page could not be copied.', {exact: true})).toBeVisible();
    await expect(page.getByRole('menuitem', {name: 'View Markdown'})).toBeVisible();
  });

  for (const route of [
    '/',
    '/models/deployment',
    '/0.3.2/company/jobs',
    '/sdk/services/serving',
    '/blog/2024/12/31/a-year-in-review',
    '/blog/2025/01/03/adding-kamiwaza-auth-and-models-to-your-app',
    '/blog',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/team',
    '/blog/tags',
    '/blog/tags/agents',
    '/changes',
    '/changes/sdk/services/serving',
    '/sitemap',
  ]) {
    onePage(`covers nothing on ${route} and moves nothing when it opens`, async ({page}) => {
      await open(page, route);
      const menu = page.locator('.kw-copy-page');
      const overlaps = await menu.evaluate((element) => {
        const mine = element.getBoundingClientRect();
        const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
        const hits: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          if (element.contains(node) || node.textContent?.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) {
            if (
              box.width > 1 &&
              box.left < mine.right - 1 &&
              box.right > mine.left + 1 &&
              box.top < mine.bottom - 1 &&
              box.bottom > mine.top + 1
            ) {
              hits.push(node.textContent ?? '');
            }
          }
        }
        return hits;
      });
      expect(overlaps).toEqual([]);
      const place = (): Promise<unknown> =>
        page
          .locator('main h1, .kw-copy-page, .kw-copy-page + *, footer')
          .evaluateAll((elements) =>
            elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
          );
      const before = await place();
      await menu.locator('summary').click();
      const list = await menu.getByRole('menuitem', {name: 'View Markdown'}).boundingBox();
      expect(await place()).toEqual(before);
      expect(list?.x).toBeGreaterThanOrEqual(0);
      const last = menu.getByRole('menuitem', {name: 'All pages: llms.txt'});
      await expect(last).toBeInViewport({ratio: 1});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  }

  test('comes after the title, on screen and for screen readers', async ({page}) => {
    for (const route of [
      '/quickstart',
      '/blog/2024/04/15/a-primer-on-GenAI-hardware',
      '/blog/authors/team',
      '/changes',
    ]) {
      await page.goto(site(route));
      const order = await page
        .locator('main h1, main .kw-copy-page')
        .evaluateAll((elements) => elements.map(({localName}) => localName));
      expect(order).toEqual(['h1', 'div']);
    }
  });

  test(
    'shows only the link, and it works, without JavaScript',
    anyWidth,
    async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await page.goto(site('/quickstart'));
      await expect(page.getByRole('button', {name: 'Copy page'})).toHaveCount(0);
      await page.getByText('This page as Markdown').click();
      const link = page.getByRole('link', {name: 'View Markdown'});
      await expect(link).toBeVisible();
      const answer = await context.request.get(
        new URL((await link.getAttribute('href')) ?? '', page.url()).href,
      );
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('text/markdown');
      await context.close();
    },
  );
});
