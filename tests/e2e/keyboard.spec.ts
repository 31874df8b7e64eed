import type {Page} from '@playwright/test';

import {anyWidth, expect, open, test} from './fixtures.ts';
import {ask} from './search-helpers.ts';

// WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11: each control can be reached, is visible with focus, and can be
// left.

/** One page of each kind; the shorter ones of their kind, since each control is a step. */
const KINDS = [
  '/',
  '/models/overview',
  '/sdk/current/services/activity',
  '/blog',
  '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed',
  '/search?q=vram',
  '/nowhere',
  '/models/which-error',
  '/models/will-it-fit',
  '/changes/installation/system_requirements',
] as const;

const h1 = (page: Page) => page.getByRole('heading', {level: 1});

/** One stop of the walk; what is wrong with it, if anything. */
interface Stop {
  readonly name: string;
  /** Number of the control in the document's order; -1 for the page itself, outside of all controls. */
  readonly at: number;
  readonly faults: readonly string[];
}

/** Numbers all controls that Tab may stop at and records their look without focus; returns how many. */
async function prepare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const look = (element: Element): string => {
      const {outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor} =
        getComputedStyle(element);
      return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join('|');
    };
    const candidates = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({visibilityProperty: true}),
    );
    // Of radio buttons with one name, one is a stop.
    const stops = candidates.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') {
        return true;
      }
      const group = candidates.filter(
        (other) => other instanceof HTMLInputElement && other.name === element.name,
      ) as HTMLInputElement[];
      return element === (group.find(({checked}) => checked) ?? group[0]);
    });
    Object.assign(window, {kwStops: {all: stops, rest: stops.map(look), look}});
    return stops.length;
  });
}

async function press(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const {all, rest, look} = (
      window as unknown as {
        kwStops: {all: Element[]; rest: string[]; look: (element: Element) => string};
      }
    ).kwStops;
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) {
      return {name: 'the page', at: -1, faults: []};
    }
    const at = all.indexOf(element);
    const label = element.getAttribute('aria-label') ?? element.textContent;
    const name = `${element.tagName.toLowerCase()} "${label.trim().slice(0, 40)}"`;
    const faults: string[] = [];
    const fault = (what: string): void => {
      faults.push(`${name} ${what}`);
    };
    if (at < 0) {
      fault('was no control before');
    } else if (look(element) === rest[at]) {
      fault('looks the same with the focus');
    }
    const boxes = [...element.getClientRects()].filter(({width, height}) => width * height > 0);
    const inside = boxes.filter(
      ({top, bottom, left, right}) =>
        bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    );
    if (inside.length === 0) {
      fault('is outside of the window');
    }
    // Any corner or the middle is enough: a control may be covered in part (2.4.11), not completely.
    const seen = inside.some(({left, right, top, bottom}) =>
      [left + 2, (left + right) / 2, right - 2].some((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      ),
    );
    if (inside.length > 0 && !seen) {
      fault('is covered');
    }
    return {name, at, faults};
  });
}

for (const path of KINDS) {
  test(`every control of ${path} is reached, seen and left`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    await expect(h1(page)).toBeVisible();
    if (path.startsWith('/search')) {
      await expect(page.getByRole('status').filter({hasText: /found/})).toBeVisible();
    }
    // The walk begins at the top, wherever the page puts the focus.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
      getSelection()?.setPosition(document.body, 0);
    });
    const count = await prepare(page);
    expect(count).toBeGreaterThan(10);
    const walked: Stop[] = [];
    for (let step = 0; step < count + 2; step += 1) {
      const stop = await press(page, 'Tab');
      if (stop.at < 0 && stop.faults.length === 0) {
        break;
      }
      walked.push(stop);
    }
    expect(walked.flatMap(({faults}) => faults)).toEqual([]);
    expect(walked[0]?.name).toContain('Skip to main content');
    // In the document's order, none left out, none twice: no trap, and the end is the end.
    expect(walked.map(({at}) => at)).toEqual(Array.from({length: count}, (_, index) => index));
  });
}

test('walking back, nothing hides below the navbar', async ({page}, {project}) => {
  test.skip(project.name === 'mobile', 'the navbar is the same');
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/models/overview');
  const count = await prepare(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a:last-of-type')?.focus();
  });
  const faults: string[] = [];
  for (let step = 0; step < count; step += 1) {
    const stop = await press(page, 'Shift+Tab');
    faults.push(...stop.faults);
    if (stop.name.includes('Skip to main content')) {
      break;
    }
  }
  expect(faults).toEqual([]);
});

test('navigation moves the focus to the heading of the new page and announces it', async ({page}, {
  project,
}) => {
  await open(page, '/quickstart');
  await page.locator('.pagination-nav__link--next').focus();
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('Operations reference');
  await expect(h1(page)).toBeFocused();
  const announcer = page.locator('#kw-announcer');
  await expect(announcer).toHaveAttribute('aria-live', 'polite');
  // The next stop is after the heading, in the page.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  // With a hash, the focus goes to its target.
  const anchored = page.locator('main .markdown a[href*="/installation/"][href*="#"]').first();
  const {pathname, hash} = await anchored.evaluate((link) => {
    const address = link as HTMLAnchorElement;
    return {pathname: address.pathname, hash: decodeURIComponent(address.hash.slice(1))};
  });
  await anchored.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(pathname));
  await expect(page.locator(`[id="${hash}"]`), project.name).toBeFocused();
  await expect(announcer).toHaveText(/ \| Kamiwaza Docs$/);

  // Going back changes the page, too.
  await page.goBack();
  await expect(h1(page)).toHaveText('Operations reference');
  await expect(announcer).toHaveText('Operations reference | Kamiwaza Docs');
});

test('going back, the focus is on the link that was followed', anyWidth, async ({page}) => {
  await open(page, '/installation/installation_process');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, {kwHeard: heard});
    const region = document.getElementById('kw-announcer');
    if (!region) return;
    new MutationObserver(() => {
      if (region.textContent !== '') heard.push(region.textContent);
    }).observe(region, {childList: true});
  });
  const heard = () => page.evaluate(() => (window as unknown as {kwHeard: string[]}).kwHeard);
  // Its state says that it is open; its new name is what it does next.
  await page
    .getByRole('button', {name: /^Expand sidebar category/})
    .first()
    .click();
  const link = page.getByRole('link', {name: 'secure the host'});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/accounts-and-tokens#secure$/);
  await expect(page.locator('#secure')).toBeFocused();
  await page.locator('.pagination-nav__link--next').focus();
  await page.keyboard.press('Enter');
  await expect(h1(page)).toBeFocused();
  // A heading that gets the focus is read anyway, so its page's title is not announced.
  const [account, install] = ['Accounts and tokens', 'Install Kamiwaza'];
  const titles = async (): Promise<string[]> => {
    const all = (await heard()).map((title) => title.replace(' | Kamiwaza Docs', ''));
    // A slow machine also says that a page is being loaded.
    return [...new Set(all)].filter((title) => title !== 'Loading the page');
  };
  await page.goBack();
  await expect(page.locator('.pagination-nav__link--next')).toBeFocused();
  // A page that is left before its title is announced is not announced.
  await expect.poll(titles).toEqual([account]);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(titles).toEqual([account, install]);
  // Nothing is left to be read at the end of the page.
  await expect(page.locator('#kw-announcer')).toHaveText('');
});

test(
  'a suggestion leads to the row that answers, and back to the heading',
  anyWidth,
  async ({page}) => {
    await open(page, '/quickstart');
    await ask(page, '19530');
    const row = page.locator('[role="option"][href*="#ports--"]').first();
    const hash = new URL((await row.getAttribute('href')) ?? '', page.url()).hash.slice(1);
    await row.click();
    // A row has no name of its own: screen readers would say nothing.
    await expect(page.locator(`[id="${decodeURIComponent(hash)}"] > :first-child`)).toBeFocused();
    await page.goBack();
    await expect(h1(page)).toHaveText('Quickstart');
    await expect(h1(page)).toBeFocused();
  },
);

test(
  'after a suggestion, the focus is where the page has scrolled to',
  anyWidth,
  async ({page}) => {
    await open(page, '/quickstart');
    // The words are far below the heading of this hit. The second query is asked on the page that it leads to.
    for (const query of ['license key', 'telemetry']) {
      await ask(page, query);
      await page.locator('[role="option"][href*="/known-gaps?"]').first().click();
      const mark = page.locator('mark.kw-search-mark', {hasText: query.split(' ')[0]}).first();
      await expect(mark).toBeInViewport();
      await expect(page.locator('main :focus')).toBeInViewport();
    }
  },
);

test('the version menu opens, navigates and closes by keyboard', async ({page}, {project}) => {
  test.skip(project.name === 'mobile', 'is in the site menu there');
  await open(page, '/quickstart');
  const opener = page.getByRole('button', {name: '0.5.0 (Latest)'});
  const old = page.getByRole('link', {name: '0.3.2', exact: true});
  for (const key of ['Enter', 'Space']) {
    await opener.focus();
    await page.keyboard.press(key);
    await expect(old).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(old).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(old).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(old).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(old).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/0\.3\.2/);
  await expect(h1(page)).toBeFocused();
});

test('the site menu of a phone keeps the focus until it is closed', async ({page}, {project}) => {
  test.skip(project.name !== 'mobile', 'is open on a desktop');
  await open(page, '/quickstart');
  const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.getByRole('dialog', {name: 'Site menu'});
  // A closed menu must not say that the rest of the page is out of reach.
  const dialogs = page.getByRole('dialog', {includeHidden: true});
  await expect(dialogs).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
  const inside = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  await expect.poll(inside).toBe(true);
  // Round and round: the menu, or the browser's own controls, never the page behind.
  const names = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const element = document.activeElement;
      const free = !element || element === document.body || element === document.documentElement;
      return {
        ok: free || element.closest('[role="dialog"]') !== null,
        name: free ? '' : (element.getAttribute('aria-label') ?? element.textContent),
      };
    });
    expect(where.ok, where.name).toBe(true);
    names.add(where.name.trim());
  }
  expect(names.size).toBeGreaterThan(10);
  // What a button in it does is still announced.
  await expect(page.locator('#kw-announcer')).toHaveJSProperty('inert', false);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(dialogs).toHaveCount(0);
  await expect(opener).toBeFocused();
  // What was inert is reachable again.
  await page.keyboard.press('Tab');
  expect(await inside()).toBe(false);
});
