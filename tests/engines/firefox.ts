import puppeteer from 'puppeteer-core';

import {firefox} from '../../scripts/browser/engines.ts';

import {type Browser, TIMEOUT} from './browser.ts';

/**
 * Starts Firefox without a window.
 *
 * @throws Error when it is not installed or does not start
 */
export async function startFirefox(): Promise<Browser> {
  const found = firefox.find();
  if (!found) throw new Error('Firefox was not found');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: found.browser,
    headless: true,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      // Otherwise Firefox has no mouse without a screen, and the style sheets would see a touch screen.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Otherwise an invisible window never has the focus, and nothing shows a focus ring.
      'focusmanager.testmode': true,
    },
  });
  const page = await browser.newPage();
  await page.bringToFront();
  let width = 0;
  const resize = async (wide: number): Promise<void> => {
    if (wide !== width) await page.setViewport({width: wide, height: 800});
    width = wide;
  };
  return {
    version: await browser.version(),
    narrow: 390,
    async open(address, wide) {
      await resize(wide);
      await page.goto(address, {waitUntil: 'load', timeout: 60_000});
    },
    resize,
    run: (inPage, ...parameters) => page.evaluate(inPage as never, ...parameters),
    click: (selector) => page.locator(selector).setTimeout(TIMEOUT).click(),
    type: (text) => page.keyboard.type(text),
    async press(key, control = false) {
      if (control) await page.keyboard.down('Control');
      await page.keyboard.press(key);
      if (control) await page.keyboard.up('Control');
    },
    pdf: () => page.pdf({format: 'A4'}),
    close: () => browser.close(),
  };
}
