import {chromium} from '@playwright/test';

import {findBrowser, sandboxArgs} from '../../scripts/browser/find.ts';

import {type Browser, TIMEOUT} from './browser.ts';

/**
 * Starts Chromium without a window.
 *
 * @throws Error when there is none
 */
export async function startChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: sandboxArgs(),
  });
  // A window with a reader in front of it may write; the headless shell refuses unless it is told.
  const page = await browser.newPage({permissions: ['clipboard-write']});
  page.setDefaultTimeout(TIMEOUT);
  let width = 0;
  const resize = async (wide: number): Promise<void> => {
    if (wide !== width) await page.setViewportSize({width: wide, height: 800});
    width = wide;
  };
  return {
    version: `Chromium ${browser.version()}`,
    narrow: 390,
    async open(address, wide) {
      await resize(wide);
      await page.goto(address, {timeout: 60_000});
    },
    resize,
    run: (inPage, ...parameters) =>
      page.evaluate(`(${String(inPage)})(...${JSON.stringify(parameters)})`),
    click: (selector) => page.locator(selector).first().click(),
    type: (text) => page.keyboard.type(text),
    press: (key, control = false) => page.keyboard.press(control ? `Control+${key}` : key),
    pdf: () => page.pdf({format: 'A4'}),
    close: () => browser.close(),
  };
}
