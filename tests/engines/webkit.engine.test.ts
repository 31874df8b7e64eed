import {expect, it} from 'vitest';

import {ensureEngine, webkit} from '../../scripts/browser/engines.ts';

import {smoke} from './smoke.ts';
import {startWebKit} from './webkit.ts';

const found = webkit.find();
if (!found) console.log(ensureEngine(webkit, {possible: false, run: () => undefined}));

smoke('WebKit', found && startWebKit, ({browser, go}) => {
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
