import {expect, it} from 'vitest';

import {skipped, webkit} from '../../scripts/browser/engines.ts';

import {until} from './browser.ts';
import {smoke} from './smoke.ts';
import {startWebKit} from './webkit.ts';

const found = webkit.find();
if (!found) console.log(skipped(webkit));

smoke('WebKit', found && startWebKit, ({browser, go}) => {
  it('zooms into no field of a narrow window when it gets the focus', async () => {
    for (const path of [
      '/models/which-error',
      '/models/will-it-fit',
      '/search',
      '/models/deployment',
    ]) {
      await go(path, true);
      if (path === '/models/deployment') {
        await browser().click('[aria-label="Tools for this page"] button');
        await until(
          browser(),
          'the fields',
          () => document.querySelector('main input[type=text]') !== null,
        );
      }
      const small = await browser().run(() =>
        // Checkboxes and radio buttons accept no text, and no browser zooms into them.
        [...document.querySelectorAll('input, select, textarea')]
          .filter((field) => !field.matches('[type=checkbox], [type=radio]'))
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
      expect(small).toEqual([]);
    }
  });

  it('keeps the mark of the active entry off the edge of the sidebar', async () => {
    await go('/models/deployment');
    const gap = await browser().run(() => {
      const menu = document.querySelector('aside .menu')?.getBoundingClientRect();
      const active = document.querySelector('aside a.menu__link--active')?.getBoundingClientRect();
      return menu && active ? menu.right - active.right : 0;
    });
    expect(gap).toBeGreaterThanOrEqual(4);
  });

  it('has the same background for a select box as for the fields next to it', async () => {
    await go('/models/will-it-fit');
    const grounds = await browser().run(() => {
      const look = (selector: string): string[] => {
        const element = document.querySelector(selector) ?? document.body;
        const {appearance, backgroundColor} = getComputedStyle(element);
        return [appearance, backgroundColor];
      };
      return {select: look('main select'), input: look('main form input[type=text]')};
    });
    expect(grounds.select[0]).toBe('none');
    expect(grounds.select[1]).toBe(grounds.input[1]);
  });
});
