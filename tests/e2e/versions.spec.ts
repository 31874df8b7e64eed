import type {Page} from '@playwright/test';

import {anyWidth, expect, hydrated, open, site, test} from './fixtures.ts';

/** Opens the version menu of the current layout. */
async function openVersions(page: Page, mobile: boolean): Promise<void> {
  if (mobile) {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    // The drawer opens with the page's own menu, which React fills a moment later; the main menu is inert
    // until the reader goes back to it.
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await page.locator('.navbar-sidebar .menu__link--sublist', {hasText: /version/i}).click();
  } else {
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /^Release 0\./})
      .hover();
  }
}

test('the dropdown lists 0.5.0 (Latest) and 0.3.2, keeps the page and remembers', async ({page}, {
  project,
}) => {
  const mobile = project.name === 'mobile';
  await open(page, '/installation/installation_process');
  await openVersions(page, mobile);
  const menu = mobile
    ? page.locator('.navbar-sidebar__item').first().locator('.menu__list .menu__list')
    : page.locator('.navbar .dropdown__menu');
  await expect(menu.getByRole('link')).toHaveText(['0.5.0 (Latest)', '0.3.2']);
  await menu.getByRole('link', {name: '0.3.2'}).click();
  await expect(page).toHaveURL(/\/0\.3\.2\/installation\/installation_process$/);
  // The menu of a phone has closed. That the release is old is above the heading, which has the focus.
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#kw-announcer')).toHaveText(/no longer maintained/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '0.3.2',
  );
  await page.reload();
  await hydrated(page);
  await openVersions(page, mobile);
  await menu.getByRole('link', {name: '0.5.0 (Latest)'}).click();
  await expect(page).toHaveURL(/kamiwaza-docs\/installation\/installation_process$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    'current',
  );
});

test(
  'the dropdown leads to the same page where its address has changed',
  anyWidth,
  async ({page}) => {
    const moved: readonly (readonly [string, string])[] = [
      ['/team/mts', '/0.3.2/company/mts'],
      ['/installation/system_requirements', '/0.3.2/installation/system_requirements_updates'],
      ['/architecture/overview', '/0.3.2/architecture/considerations'],
      ['/sdk/services/models', '/0.3.2/sdk/services/models'],
    ];
    const menu = page.locator('.navbar .dropdown__menu');
    for (const [now, old] of moved) {
      await open(page, now);
      await openVersions(page, false);
      await menu.getByRole('link', {name: '0.3.2'}).click();
      await expect(page).toHaveURL(site(old));
      await openVersions(page, false);
      await menu.getByRole('link', {name: '0.5.0 (Latest)'}).click();
      await expect(page).toHaveURL(site(now));
    }
  },
);

test('the dropdown opens after Esc, and its button closes it', anyWidth, async ({page}) => {
  await open(page, '/quickstart');
  const menu = page.locator('.navbar .dropdown__menu');
  await page.keyboard.press('Escape');
  await openVersions(page, false);
  await expect(menu).toBeVisible();
  // Where the mouse is, Esc closes the menu until the mouse comes back.
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(640, 600);
  await openVersions(page, false);
  await expect(menu).toBeVisible();
  // A finger hovers after its tap, as the mouse does.
  const button = page.locator('.navbar .dropdown > button');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.move(640, 600);
  await button.press('Enter');
  await expect(menu).toBeHidden();
  await openVersions(page, false);
  await expect(menu).toBeVisible();
});

// tests/site/release-banner.test.ts has who has the banner, and where it links to.
test('the banner of an old release leads to the same page of the latest one', async ({page}) => {
  await open(page, '/0.3.2/installation/system_requirements_updates');
  await page
    .locator('.theme-doc-version-banner')
    .getByRole('link', {name: 'the current version of this page'})
    .click();
  await expect(page).toHaveURL(/kamiwaza-docs\/installation\/system_requirements$/);
  await expect(page.locator('h1')).not.toHaveText('Page not found');
});

test('cards of an older release link inside it', anyWidth, async ({page}) => {
  await page.goto(site('/0.5.0'));
  const card = page
    .getByRole('main')
    .getByRole('link', {name: 'Will it fit?', exact: true})
    .first();
  await expect(card).toHaveAttribute('href', /\/0\.5\.0\/models\/will-it-fit$/);
  const foreign = page
    .getByRole('main')
    .getByRole('link', {name: 'Install the Python SDK', exact: true});
  await expect(foreign.first()).toHaveAttribute('href', /kamiwaza-docs\/sdk\/intro$/);
});
