import type {Place} from '../controls/controls.ts';

import {type Browser, until} from './browser.ts';

/** Width of a desktop window. */
export const WIDE = 1280;

/**
 * Reads an edition in a browser.
 *
 * @param browser the browser
 * @param addressOf the address of a page, from its path on the site with query and hash
 */
export function placeIn(browser: Browser, addressOf: (path: string) => string): Place {
  return {
    browser,
    async go(where, narrow = false) {
      await browser.open(addressOf(where), narrow ? browser.narrow : WIDE);
      await until(
        browser,
        `${where} alive`,
        () => document.documentElement.dataset.hasHydrated === 'true',
      );
    },
  };
}
