import {type ConsoleMessage, test as base} from '@playwright/test';

/** What a page did that no page of this site may do. */
export interface Watch {
  /** Console warnings and errors, and uncaught exceptions. */
  readonly noise: string[];
  /** Requests to another origin. */
  readonly foreign: string[];
}

/** Turns a site path into an address: `site('/quickstart')`. */
export const site = (path: string): string => `.${path}`;

export const test = base.extend<{watch: Watch}>({
  watch: async ({page, baseURL}, use) => {
    const watch: Watch = {noise: [], foreign: []};
    const origin = new URL(baseURL ?? '').origin;
    page.on('console', (message: ConsoleMessage) => {
      if (['warning', 'error'].includes(message.type())) {
        watch.noise.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => watch.noise.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== origin) {
        watch.foreign.push(request.url());
      }
    });
    await use(watch);
  },
});

export {expect} from '@playwright/test';

/** Waits until React has taken over: before that, clicks reach nobody. */
export async function hydrated(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/**
 * Waits until nothing is on its way any more: the page is loaded, what it fetches ahead is there, and it has
 * come to rest twice.
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
