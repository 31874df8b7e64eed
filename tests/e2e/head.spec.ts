import {load} from 'cheerio';

import {expect, site, test} from './fixtures.ts';

const published = 'https://kamiwaza-ai.github.io/kamiwaza-docs';

for (const route of [
  '/',
  '/quickstart',
  '/0.3.2',
  '/sdk/intro',
  '/blog',
  '/blog/2024/12/31/a-year-in-review',
]) {
  test(`the head of ${route} is complete`, async ({page}) => {
    await page.goto(site(route));
    const address = published + route;
    const attribute = (selector: string, name: string) =>
      page.locator(`head ${selector}`).first().getAttribute(name);
    expect(await attribute('link[rel="canonical"]', 'href')).toBe(address);
    expect(await attribute('meta[property="og:url"]', 'content')).toBe(address);
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
