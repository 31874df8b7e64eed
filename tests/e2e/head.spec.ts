import {load} from 'cheerio';

import {expect, site, test} from './fixtures.ts';

const published = 'https://kamiwaza-ai.github.io/kamiwaza-docs';

// tests/site/generated-files.test.ts reads the heads of all kinds of pages as crawlers do. React writes the head again at
// hydration: here is a page of the docs and one of the blog.
for (const [route, kept] of [
  ['/0.3.2/company/jobs', '/team/jobs'],
  ['/blog/2024/12/31/a-year-in-review', '/blog/2024/12/31/a-year-in-review'],
] as const) {
  test(`the head of ${route} stays complete`, async ({page}) => {
    await page.goto(site(route));
    const address = published + route;
    // Copies and old pages name the page that search engines should index.
    const canonical = published + kept;
    const attribute = (selector: string, name: string) =>
      page.locator(`head ${selector}`).first().getAttribute(name);
    // The head is complete a moment after hydration.
    const first = (selector: string) => page.locator(`head ${selector}`).first();
    await expect(first('link[rel="canonical"]')).toHaveAttribute('href', canonical);
    await expect(first('meta[property="og:url"]')).toHaveAttribute('content', canonical);
    expect(await attribute('meta[property="og:locale"]', 'content')).toBe('en');
    expect(await attribute('link[rel="alternate"][hreflang="en"]', 'href')).toBe(address);
    expect(await attribute('link[rel="alternate"][hreflang="x-default"]', 'href')).toBe(address);
    expect(await attribute('meta[name="viewport"]', 'content')).toContain('width=device-width');
    expect((await attribute('meta[name="description"]', 'content'))?.length).toBeGreaterThan(40);
    expect(await attribute('meta[property="og:image"]', 'content')).toMatch(
      new RegExp(`^${published}/`),
    );
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
}

test('pages that must not be indexed say so', async ({request}) => {
  for (const route of ['/nothing-here', '/quickstart/']) {
    const html = await (await request.get(site(route))).text();
    expect(load(html)('meta[name="robots"]').attr('content'), route).toContain('noindex');
  }
});
