import {type Browser, until} from '../engines/browser.ts';

import {CONTROLS} from './controls.ts';

/**
 * Looks at the page of every control without JavaScript.
 *
 * @param browser the browser
 * @param addressOf the address of a page that shows another one in a frame without scripts
 * @param width of the window
 * @returns what is wrong, one line each
 */
export async function withoutScripts(
  browser: Browser,
  addressOf: (path: string) => string,
  width: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const page of new Set(CONTROLS.map((control) => control.page))) {
    await browser.open(addressOf(page), width);
    await until(browser, `${page} without scripts`, () => {
      const frame = document.querySelector('iframe');
      return (
        frame?.contentDocument?.readyState === 'complete' &&
        frame.contentDocument.querySelector('h1') !== null
      );
    });
    for (const control of CONTROLS.filter((one) => one.page === page)) {
      const visible = await browser.run((selector: string) => {
        const inside = document.querySelector('iframe')?.contentDocument;
        return [...(inside?.querySelectorAll(selector) ?? [])].some(
          (element) =>
            element.getClientRects().length > 0 &&
            inside?.defaultView?.getComputedStyle(element).visibility === 'visible',
        );
      }, control.selector);
      const expected = control.withoutScripts === 'works';
      // Parts for wide windows are not in the narrow frame.
      if (visible && !expected) faults.push(`${page}: ${control.name} is shown and does nothing`);
      if (!visible && expected && control.width === 'narrow') {
        faults.push(`${page}: ${control.name} is gone`);
      }
    }
  }
  return faults;
}
