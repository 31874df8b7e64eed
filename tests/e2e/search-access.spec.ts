import AxeBuilder from '@axe-core/playwright';

import {expect, test} from './fixtures.ts';
import {ask, box, open, options} from './search-helpers.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: import('@playwright/test').Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(TAGS).analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

for (const theme of ['light', 'dark']) {
  test.describe(`search in ${theme} mode`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    test('open, with results, with a highlighted one', async ({page}) => {
      await open(page, '/');
      await box(page).click();
      expect(await findings(page)).toEqual([]);
      await ask(page, 'deploy model');
      await expect(options(page).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(await findings(page)).toEqual([]);
    });

    test('without results, with results elsewhere', async ({page}) => {
      await open(page, '/0.3.2');
      await ask(page, 'xqzvbnmw');
      expect(await findings(page)).toEqual([]);
      await ask(page, 'novice mode');
      await expect(options(page).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('the page: empty, with results, without', async ({page}) => {
      for (const query of ['', '?q=windows', '?q=xqzvbnmw', '?q=novice&version=0.3.2&ctx=nope']) {
        await open(page, `/search${query}`);
        if (query !== '') {
          await expect(page.getByRole('main').getByRole('status')).toHaveText(/found|No results/);
        }
        expect(await findings(page)).toEqual([]);
      }
    });

    test('words marked in an article', async ({page}) => {
      await open(page, '/models/deployment?_highlight=model&_highlight=deploy_model');
      await expect(page.locator('article mark').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
