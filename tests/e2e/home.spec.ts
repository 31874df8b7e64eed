import {expect, site, test} from './fixtures.ts';

test('whoever operates, builds or looks for help finds three first steps on the first screen', async ({
  page,
}) => {
  await page.goto(site('/'));
  for (const title of ['Run it', 'Build with it', 'Fix a problem']) {
    const items = page.getByText(title, {exact: true}).locator('..').locator('ol > li');
    await expect(items).toHaveCount(3);
    for (const item of await items.all()) {
      await expect(item).toBeInViewport({ratio: 1});
      await expect(item.getByRole('link').first()).toBeVisible();
    }
  }
});
