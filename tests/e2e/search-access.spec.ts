import {audit} from './audit.ts';
import {expect, test} from './fixtures.ts';
import {ask, box, open, options} from './search-helpers.ts';

// Each state in both color modes.
test.describe('search', () => {
  test('open, with results, with a highlighted one', async ({page}) => {
    await open(page, '/');
    await box(page).click();
    expect(await audit(page)).toEqual([]);
    await ask(page, 'deploy model');
    await expect(options(page).first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await audit(page)).toEqual([]);
  });

  test('without results, with results elsewhere', async ({page}) => {
    await open(page, '/0.3.2');
    await ask(page, 'xqzvbnmw');
    expect(await audit(page)).toEqual([]);
    await ask(page, 'novice mode');
    await expect(options(page).first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test('the page: empty, with results, without', async ({page}) => {
    for (const query of ['', '?q=windows', '?q=xqzvbnmw', '?q=novice&version=0.3.2&ctx=nope']) {
      await open(page, `/search${query}`);
      if (query !== '') {
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/found|No results/);
      }
      expect(await audit(page)).toEqual([]);
    }
  });

  test('words marked in an article', async ({page}) => {
    await open(page, '/models/deployment?_highlight=model&_highlight=deploy_model');
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });
});
