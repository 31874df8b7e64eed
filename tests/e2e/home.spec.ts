import {expect, site, test} from './fixtures.ts';

test('an operator and a developer find three first steps each on the first screen', async ({
  page,
}) => {
  await page.goto(site('/'));
  for (const title of ['You operate the platform', 'You write software for it']) {
    const items = page.getByText(title, {exact: true}).locator('..').locator('ol > li');
    await expect(items).toHaveCount(3);
    for (const item of await items.all()) {
      await expect(item).toBeInViewport({ratio: 1});
      await expect(item.getByRole('link').first()).toBeVisible();
    }
  }
});
