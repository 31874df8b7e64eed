import {expect, hydrated, site, test} from './fixtures.ts';

test.describe('Copy page', () => {
  test('copies the page as Markdown, with the keyboard alone', async ({page, context, watch}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(site('/models/deployment'));
    await hydrated(page);
    const summary = page.getByText('Copy page', {exact: true});
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied', {exact: true})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^---\ntitle: Deploy a model\n/);
    expect(copied).toContain('\n# Deploy a model\n');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'View Markdown'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(page.getByRole('link', {name: 'View Markdown'})).toBeHidden();
    expect(watch.noise).toEqual([]);
  });

  test('copies a list that nobody wrote', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(site('/blog'));
    await hydrated(page);
    await page.getByText('Copy page', {exact: true}).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByText('Copied', {exact: true})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^---\ntitle: Blog\n/);
    expect(copied).toMatch(/\n## \[.+\]\(\.\/blog\/2025\//);
  });

  test('works where the clipboard API is missing', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = document.getSelection()?.toString() ?? '';
      });
    });
    await page.goto(site('/quickstart'));
    await hydrated(page);
    await page.getByText('Copy page', {exact: true}).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  });

  test('says what to do when the Markdown cannot be fetched', async ({page}) => {
    await page.route('**/quickstart.md', (route) => route.abort());
    await page.goto(site('/quickstart'));
    await hydrated(page);
    await page.getByText('Copy page', {exact: true}).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByText('Copying failed. Use View Markdown.')).toBeVisible();
  });

  for (const route of [
    '/',
    '/models/deployment',
    '/0.3.2/company/jobs',
    '/sdk/services/serving',
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
    test(`covers nothing on ${route}, open or closed`, async ({page}) => {
      await page.goto(site(route));
      await hydrated(page);
      const menu = page.locator('.kw-copy-page');
      for (const open of [false, true]) {
        if (open) await menu.getByText('Copy page', {exact: true}).click();
        const overlaps = await menu.evaluate((element) => {
          const mine = element.getBoundingClientRect();
          const texts = document.createTreeWalker(
            document.querySelector('main') ?? document.body,
            4,
          );
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
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  }

  test('stands behind the title, for eyes and ears', async ({page}) => {
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
      expect(order).toEqual(['h1', 'details']);
    }
  });

  test('shows only the link, and it works, without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(site('/quickstart'));
    await page.getByText('Copy page', {exact: true}).click();
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toHaveCount(0);
    const link = page.getByRole('link', {name: 'View Markdown'});
    await expect(link).toBeVisible();
    const answer = await context.request.get(
      new URL((await link.getAttribute('href')) ?? '', page.url()).href,
    );
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/markdown');
    await context.close();
  });
});
