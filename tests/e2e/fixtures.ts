import {type ConsoleMessage, type Page, type Request, test as base} from '@playwright/test';

import {watchShifts} from './shifts.ts';

/** What a page did that no page may do. */
export interface Watch {
  /** Console warnings and errors, and uncaught exceptions. */
  readonly noise: string[];
  /** Requests to another origin. */
  readonly foreign: string[];
}

/** For tests of behavior that no window width changes: they run in the desktop window only. */
export const anyWidth = {tag: '@any-width'} as const;

/** Turns a site path into an address: `site('/quickstart')`. */
export const site = (path: string): string => `.${path}`;

export const test = base.extend<{watch: Watch}>({
  watch: async ({page, baseURL}, use) => {
    const watch: Watch = {noise: [], foreign: []};
    const origin = new URL(baseURL ?? '').origin;
    const hear = (message: ConsoleMessage): void => {
      if (['warning', 'error'].includes(message.type())) {
        watch.noise.push(`${message.type()}: ${message.text()}`);
      }
    };
    const fail = (error: Error): void => {
      watch.noise.push(`uncaught: ${error.message}`);
    };
    const look = (request: Request): void => {
      const url = new URL(request.url());
      if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== origin) {
        watch.foreign.push(request.url());
      }
    };
    page.on('console', hear).on('pageerror', fail).on('request', look);
    await use(watch);
    page.off('console', hear).off('pageerror', fail).off('request', look);
  },
});

/**
 * A test that shares one page with the others of its worker: opening a window takes longer than opening an
 * address in it. For tests that only open an address and look; what they change is reset.
 */
export const onePage = test.extend<object, {shared: Page}>({
  shared: [
    async ({browser}, use, {project}) => {
      const {viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, baseURL} = project.use;
      const context = await browser.newContext({
        viewport,
        userAgent,
        deviceScaleFactor,
        isMobile,
        hasTouch,
        baseURL,
      });
      const page = await context.newPage();
      await watchShifts(page);
      await use(page);
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({shared}, use, {project}) => {
    await shared.emulateMedia({reducedMotion: null});
    if (project.use.viewport) await shared.setViewportSize(project.use.viewport);
    await use(shared);
    await shared.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export {expect} from '@playwright/test';

/** Waits for hydration: before that, clicks have no effect. */
export async function hydrated(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Opens a page of the site by its path, and waits for hydration. */
export async function open(page: import('@playwright/test').Page, path: string): Promise<void> {
  await page.goto(site(path));
  await hydrated(page);
}

/**
 * Waits until nothing is loading: the page and what it prefetches are loaded, and it was idle twice.
 */
export async function settled(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({name}) => name));
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].every(({href}) =>
      fetched.has(href),
    );
  });
  await page.evaluate(async () => {
    const rest = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));
    await rest();
    await rest();
  });
}
