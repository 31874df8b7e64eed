import {expect, site, test} from './fixtures.ts';

const first = ['Run it', 'Build with it'];

test('an operator and a developer find three first steps each on the first screen', async ({
  page,
}) => {
  await page.goto(site('/'));
  for (const title of [...first, 'Fix a problem']) {
    const items = page.getByText(title, {exact: true}).locator('..').locator('ol > li');
    await expect(items).toHaveCount(3);
    for (const item of await items.all()) {
      // On a phone, the third card comes after the first screen.
      if (first.includes(title)) await expect(item).toBeInViewport({ratio: 1});
      await expect(item.getByRole('link').first()).toBeVisible();
    }
  }
});
