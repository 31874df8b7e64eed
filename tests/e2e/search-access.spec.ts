import {audit, auditWidths} from './audit.ts';
import {anyWidth, expect, open, test} from './fixtures.ts';
import {ask, box, options} from './search-helpers.ts';

// Each state in both color modes.
test.describe('search', () => {
  test('open, with results, with a highlighted one', async ({page}) => {
    await open(page, '/');
    await box(page).click();
    // A phone has a sheet of its own.
    expect(await audit(page, {whole: true})).toEqual([]);
    await ask(page, 'deploy model');
    await expect(options(page).first()).toBeVisible();
    expect(await audit(page, {whole: true})).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await audit(page, {whole: true})).toEqual([]);
  });

  test('without results, with results elsewhere', async ({page}) => {
    await open(page, '/0.3.2');
    await ask(page, 'xqzvbnmw');
    expect(await audit(page)).toEqual([]);
    await ask(page, 'novice mode');
    await expect(options(page).first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test('the page: empty, with results, without', anyWidth, async ({page}) => {
    for (const query of ['', '?q=windows', '?q=xqzvbnmw', '?q=novice&version=0.3.2&ctx=nope']) {
      await open(page, `/search${query}`);
      if (query !== '') {
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/found|No results/);
      }
      expect(await auditWidths(page), query).toEqual([]);
    }
  });

  test('words marked in an article', anyWidth, async ({page}) => {
    await open(page, '/models/deployment?_highlight=model&_highlight=deploy_model');
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(await auditWidths(page)).toEqual([]);
  });
});
