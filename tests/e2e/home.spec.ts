import {expect, site, test} from './fixtures.ts';

const first = ['Run it', 'Build with it'];

test('an operator and a developer find three first steps each on the first screen', async ({
  page,
  isMobile,
}) => {
  await page.goto(site('/'));
  // A phone has space for the two first actions and the choice of the platform.
  for (const name of ['Install', 'Quickstart']) {
    const action = page.getByRole('main').getByRole('link', {name, exact: true}).first();
    await expect(action).toBeInViewport({ratio: 1});
  }
  for (const title of [...first, 'Fix a problem']) {
    const items = page.getByText(title, {exact: true}).locator('..').locator('ol > li');
    await expect(items).toHaveCount(3);
    for (const item of await items.all()) {
      if (first.includes(title) && !isMobile) await expect(item).toBeInViewport({ratio: 1});
      await expect(item.getByRole('link').first()).toBeVisible();
    }
  }
});
