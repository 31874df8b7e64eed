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
    const items = page.getByRole('group', {name: title}).locator('ol > li');
    await expect(items).toHaveCount(3);
    for (const item of await items.all()) {
      if (first.includes(title) && !isMobile) await expect(item).toBeInViewport({ratio: 1});
      await expect(item.getByRole('link').first()).toBeVisible();
    }
  }
});

test('all that a newcomer needs is on the first screen of a desktop', async ({page}, {project}) => {
  test.skip(project.name === 'mobile', 'about 1280 px');
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(site('/'));
  const main = page.getByRole('main');
  const needed = [
    main.getByRole('searchbox'),
    ...(await main.getByRole('group', {name: 'Your platform'}).getByRole('link').all()),
    ...(await main.locator('.kw-tools a').all()),
    main.getByRole('figure').getByRole('img'),
  ];
  expect(needed).toHaveLength(11);
  for (const part of needed) await expect(part).toBeInViewport({ratio: 1});
});

test('the page is short on a phone', async ({page}, {project}) => {
  test.skip(project.name !== 'mobile', 'about 390 px');
  await page.goto(site('/'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
});
