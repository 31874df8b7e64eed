import type {Page} from '@playwright/test';

import {setupGroups} from '../../src/data/setup.ts';

import {audit} from './audit.ts';
import {anyWidth, expect, hydrated, open, settled, site, test} from './fixtures.ts';
import {shifts, watchShifts} from './shifts.ts';

const INSTALL = '/installation/installation_process';
const START = '/operate/start-and-stop';
const QUICKSTART = '/quickstart';
const LABELS = Object.values(setupGroups.platform.values);

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const panel = (page: Page, id: string) => page.locator(`#${id}`);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docusaurus.tab.platform'));

test('installation is short for one platform', async ({page}, {project}) => {
  test.skip(project.name === 'mobile', 'about 1280 px');
  for (const platform of Object.keys(setupGroups.platform.values)) {
    await open(page, `${INSTALL}?platform=${platform}`);
    const own = `[id^='platform-${platform}']`;
    await expect(page.locator(`.kw-panel${own}:visible`).first()).toBeVisible();
    await expect(page.locator(`.kw-panel:not(${own}):visible`)).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, platform).toBeLessThanOrEqual(5000);
  }
});

test.describe('a choice', () => {
  test('is made once, and every page follows', async ({page, watch}) => {
    await open(page, QUICKSTART);
    await tab(page, 'Enterprise').click();
    await expect(panel(page, 'platform-enterprise')).toBeVisible();
    await expect(panel(page, 'platform-ubuntu')).toBeHidden();
    await expect(page).toHaveURL(/\?platform=enterprise$/);
    await open(page, START);
    await expect(tab(page, 'Enterprise')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, 'platform-enterprise')).toBeVisible();
    await expect(panel(page, 'platform-ubuntu')).toBeHidden();
    await expect(page.getByRole('button', {name: 'Your setup: Enterprise'})).toBeVisible();
    expect(watch.noise).toEqual([]);
  });

  test('comes with the address, for that page', anyWidth, async ({page}) => {
    await open(page, `${START}?platform=enterprise`);
    await expect(panel(page, 'platform-enterprise')).toBeVisible();
    await expect(panel(page, 'platform-ubuntu')).toBeHidden();
    expect(await stored(page)).toBeNull();
  });

  test('of an unknown platform is ignored', anyWidth, async ({page, watch}) => {
    for (const odd of ['bsd', '', '%3Cscript%3E', '__proto__']) {
      await open(page, `${START}?platform=${odd}`);
      await expect(page.locator('.kw-panel:visible')).toHaveCount(1);
    }
    expect(watch.noise).toEqual([]);
  });

  test('is made and forgotten in Your setup', anyWidth, async ({page}) => {
    await open(page, START);
    await page.getByRole('button', {name: /^Your setup/}).click();
    await page.getByRole('radio', {name: 'macOS'}).check();
    await expect(panel(page, 'platform-macos')).toBeVisible();
    expect(await stored(page)).toBe('macos');
    await expect(page).toHaveURL(/\?platform=macos$/);
    await page.getByRole('radio', {name: 'Python'}).check();
    await expect(page.getByRole('button', {name: 'Your setup: macOS · Python'})).toBeVisible();
    await page.getByRole('button', {name: 'Clear all'}).click();
    expect(await stored(page)).toBeNull();
    await expect(page.getByRole('button', {name: /^Your setup$/})).toBeVisible();
    // This computer is the one of Desktop Chrome.
    await expect(panel(page, 'platform-windows')).toBeVisible();
    await expect(panel(page, 'platform-macos')).toBeHidden();
  });

  test('is offered on the home page', anyWidth, async ({page}) => {
    await open(page, '/');
    const row = page.getByRole('group', {name: 'Your platform'});
    await expect(row.getByRole('link')).toHaveText(LABELS);
    await row.getByRole('link', {name: 'macOS'}).click();
    await expect(page).toHaveURL(/installation_process\?platform=macos/);
    await expect(panel(page, 'platform-macos')).toBeVisible();
    expect(await stored(page)).toBe('macos');
    await open(page, '/');
    await expect(row.getByRole('link', {name: 'macOS'})).toHaveAttribute('aria-current', 'true');
  });
});

test(
  'tabs work with space, Home and End, and the page stays where it is',
  anyWidth,
  async ({page}) => {
    await open(page, `${INSTALL}?platform=ubuntu`);
    await tab(page, 'Ubuntu package').focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('End');
    await expect(tab(page, 'Enterprise')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'Ubuntu package')).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel(page, 'platform-ubuntu')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('Space');
    await expect(tab(page, 'Enterprise')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, 'platform-enterprise')).toBeVisible();
    await expect(tab(page, 'Enterprise')).toBeInViewport();
  },
);

test.describe('a guess', () => {
  test.use({userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36'});

  test(
    'opens the tab of this computer, and is kept only when confirmed',
    anyWidth,
    async ({page}) => {
      await open(page, START);
      await expect(panel(page, 'platform-windows')).toBeVisible();
      expect(await stored(page)).toBeNull();
      await expect(page.getByRole('button', {name: /^Your setup$/})).toBeVisible();
      const keep = page.getByRole('button', {name: 'Keep the selected platform'});
      await expect(keep).toHaveAccessibleDescription(/^Choose your platform once\./);
      await keep.press('Enter');
      expect(await stored(page)).toBe('windows');
      await expect(page.getByRole('button', {name: 'Your setup: Windows'})).toBeVisible();
      await expect(page.locator('.kw-setup-hint')).toBeHidden();
      // The button went away with the hint, so the focus must not stay on it.
      await expect(tab(page, 'Windows')).toBeFocused();
    },
  );

  test('is confirmed by its tab, too', anyWidth, async ({page}) => {
    await open(page, START);
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Windows').click();
    await expect(page.getByRole('button', {name: 'Your setup: Windows'})).toBeVisible();
    expect(await stored(page)).toBe('windows');
  });

  test('can be closed for good', anyWidth, async ({page}) => {
    await open(page, START);
    await page.getByRole('button', {name: 'Close this hint'}).press('Enter');
    await expect(page.locator('.kw-setup-hint')).toHaveCount(0);
    await expect(tab(page, 'Windows')).toBeFocused();
    await open(page, QUICKSTART);
    await expect(page.locator('.kw-setup-hint')).toBeHidden();
    expect(await stored(page)).toBeNull();
  });
});

test.describe('an address into a panel', anyWidth, () => {
  const HIDDEN = `${INSTALL}#manual-cluster`;

  async function expectOpen(page: Page): Promise<void> {
    await expect(panel(page, 'platform-enterprise')).toBeVisible();
    await expect(panel(page, 'platform-macos')).toBeHidden();
    await expect(page.locator('#manual-cluster')).toBeInViewport();
  }

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.platform', 'macos');
    });
  });

  test('opens it on load and on reload, and leaves the choice', async ({page}) => {
    await open(page, HIDDEN);
    await expectOpen(page);
    await page.reload();
    await hydrated(page);
    await expectOpen(page);
    expect(await stored(page)).toBe('macos');
    await open(page, START);
    await expect(panel(page, 'platform-macos')).toBeVisible();
  });

  test('opens it from a link on the page, and back goes back', async ({page}) => {
    await open(page, INSTALL);
    await expect(panel(page, 'platform-macos')).toBeVisible();
    await page.getByRole('link', {name: 'Manual cluster', exact: true}).first().click();
    await expectOpen(page);
    await page.goBack();
    await expect(panel(page, 'platform-macos')).toBeVisible();
    await page.goForward();
    await expectOpen(page);
  });

  test('opens it from another page, and back goes back', async ({page}) => {
    await open(page, QUICKSTART);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('article')?.prepend(link);
    }, site(HIDDEN));
    await page.getByRole('link', {name: 'Install Kamiwaza'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install Kamiwaza');
    await page.getByRole('link', {name: 'Manual cluster', exact: true}).first().click();
    await expectOpen(page);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
    await expect(panel(page, 'platform-macos')).toBeVisible();
  });

  test('does not override a tab that is chosen later', async ({page}) => {
    await open(page, HIDDEN);
    await expectOpen(page);
    await tab(page, 'Windows').click();
    await expect(panel(page, 'platform-windows')).toBeVisible();
    await expect(page).not.toHaveURL(/#/);
    await page.reload();
    await hydrated(page);
    await expect(panel(page, 'platform-windows')).toBeVisible();
    await expect(panel(page, 'platform-enterprise')).toBeHidden();
  });

  test('may be malformed', async ({page, watch}) => {
    for (const odd of ['#%E0%A4%A', '#platform-bsd', '#"><b>']) {
      await open(page, INSTALL + odd);
      await expect(panel(page, 'platform-macos')).toBeVisible();
    }
    expect(watch.noise).toEqual([]);
  });

  test('comes from the search, which names the platform', async ({page}) => {
    await open(page, '/search?q=systemctl%20list-unit-files%20kamiwaza');
    const hit = page
      .locator('main')
      .getByRole('link', {name: /Enterprise/})
      .first();
    await expect(hit).toBeVisible();
    await hit.click();
    await expect(page).toHaveURL(/#platform-enterprise$/);
    await expect(panel(page, 'platform-enterprise')).toBeVisible();
    await expect(panel(page, 'platform-enterprise')).toBeInViewport();
    expect(await stored(page)).toBe('macos');
  });
});

test('the table of contents lists the headings of the visible panel', async ({page}) => {
  await open(page, `${INSTALL}?platform=windows`);
  const fold = page.getByRole('button', {name: 'On this page'});
  const narrow = await fold.isVisible();
  if (narrow) await fold.click();
  const contents = page.locator(narrow ? '.theme-doc-toc-mobile' : '.theme-doc-toc-desktop');
  await expect(contents.getByRole('link', {name: 'Windows 11'})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'Manual cluster'})).toBeHidden();
  await tab(page, 'Enterprise').click();
  await expect(contents.getByRole('link', {name: 'Manual cluster'})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'Windows 11'})).toBeHidden();
});

test('arrow keys move along the tabs, and Enter opens', anyWidth, async ({page}) => {
  await open(page, START);
  await tab(page, 'Ubuntu package').click();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Linux tarball')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'platform-tarball')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Enterprise')).toBeFocused();
  await expect(page.getByRole('tablist', {name: 'Platform'})).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'Linux tarball'})).toBeVisible();
});

test('axe finds nothing, in both color modes', async ({page}) => {
  await open(page, START);
  await page.getByRole('button', {name: /^Your setup/}).click();
  await expect(page.getByRole('region', {name: 'Your setup'})).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

test('nothing moves when a stored choice is applied, and no page is too wide', async ({page}) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.platform', 'windows');
    localStorage.setItem('docusaurus.tab.interface', 'python');
  });
  for (const address of [START, QUICKSTART, `${INSTALL}?platform=enterprise`]) {
    await open(page, address);
    await settled(page);
    expect(await shifts(page), address).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, address).toBe(0);
  }
});

test('the hidden panels are hidden before the scripts load', anyWidth, async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.platform', 'windows');
  });
  // The scripts never load, so this is the first paint.
  await page.route(/\.js$/, () => undefined);
  await page.goto(site(START), {waitUntil: 'commit'});
  await expect(panel(page, 'platform-windows')).toBeVisible();
  await expect(panel(page, 'platform-ubuntu')).toBeHidden();
  const line = (name: string) =>
    tab(page, name).evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await line('Ubuntu package')).toBe('rgba(0, 0, 0, 0)');
  expect(await line('Windows')).not.toBe('rgba(0, 0, 0, 0)');
});

test('all panels open if the scripts do not load', anyWidth, async ({page}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(site(START));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.kw-missing:visible')).toHaveCount(0);
  for (const label of LABELS) {
    await expect(page.locator('.kw-panel__label', {hasText: label})).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('tabs say that they have no panel for the chosen platform', anyWidth, async ({page}) => {
  await open(page, '/operate/update-and-removal?platform=enterprise');
  const note = page.getByText('There is no tab for Enterprise here. Showing Ubuntu package.');
  await expect(note.locator('visible=true')).toHaveCount(1);
  await open(page, '/operate/update-and-removal?platform=windows');
  await expect(page.getByText('There is no tab for').locator('visible=true')).toHaveCount(0);
  // Chosen while another panel is open.
  const tabs = page.locator('.kw-tabs', {has: note});
  const selected = tabs.getByRole('tab', {selected: true});
  await expect(selected).toHaveText('Windows');
  await page.getByRole('button', {name: /^Your setup/}).click();
  await page.getByRole('radio', {name: 'Enterprise'}).check();
  await expect(note.locator('visible=true')).toHaveCount(1);
  await expect(selected).toHaveText('Ubuntu package');
  await expect(tabs.getByRole('tabpanel', {name: 'Ubuntu package'})).toBeVisible();
  await expect(tabs.getByRole('tablist', {name: 'Platform'})).toBeVisible();
  await page.getByRole('button', {name: 'Clear all'}).click();
  await expect(selected).toHaveText('Windows');
});

test.describe('on paper', anyWidth, () => {
  const shown = (page: Page) => page.locator('.kw-panel:visible > .kw-panel__label');

  for (const query of ['', '?platform=windows']) {
    test(`all platforms are printed, each under its name${query && `, also with ${query}`}`, async ({
      page,
    }) => {
      await open(page, `${START}${query}`);
      await page.emulateMedia({media: 'print'});
      await expect(shown(page)).toHaveText(LABELS);
      for (const label of await shown(page).all()) await expect(label).toBeVisible();
      await page.goto(site(`/quickstart${query}`));
      // What follows the panels is not for the last platform alone.
      await expect(page.locator('.kw-tabs:visible > .kw-panel__label').first()).toHaveText(
        'All platforms',
      );
      await expect(page.getByRole('tablist')).toHaveCount(0);
    });
  }

  test('the checklist has the steps of the chosen platform', async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await open(page, `${INSTALL}?platform=windows`);
    await page.getByRole('button', {name: 'Checklist'}).click();
    const progress = page.locator('article div').filter({hasText: /^\d+ of \d+ steps done$/});
    await expect(progress).toHaveText('0 of 8 steps done');
    await tab(page, 'macOS').click();
    await expect(progress).toHaveText('0 of 10 steps done');
    await tab(page, 'Windows').click();
    await page.getByRole('button', {name: 'Print checklist'}).click();
    const sheet = page.locator('body > div').last();
    await expect(sheet).toContainText('wsl --install');
    await expect(sheet).not.toContainText('brew install');
    await expect(sheet).toContainText(/Kamiwaza 0\.5\.0 · \S+ · printed \w+ \d+, \d{4}/);
    await expect(sheet.locator('h2').filter({hasText: /^Windows 11$/})).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is there, under its name', async ({page}) => {
    for (const address of [START, `${START}?platform=windows`]) {
      await page.goto(site(address));
      await expect(page.locator('.kw-panel:visible > .kw-panel__label')).toHaveText(LABELS);
      await expect(page.getByText('wsl -d kamiwaza -- kamiwaza restart').first()).toBeVisible();
      await expect(page.getByText('sudo systemctl restart <unit>').first()).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      await expect(page.locator('.kw-setup-hint')).toBeHidden();
    }
  });

  test('the home page leads to a page for each platform', async ({page}) => {
    await page.goto(site('/'));
    const links = page.getByRole('group', {name: 'Your platform'}).getByRole('link');
    await expect(links).toHaveCount(LABELS.length);
    expect(await links.nth(3).getAttribute('href')).toContain('?platform=windows');
  });
});
