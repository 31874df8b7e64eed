import {expect, it} from 'vitest';

import {firefox, skipped} from '../../scripts/browser/engines.ts';

import {until} from './browser.ts';
import {startFirefox} from './firefox.ts';
import {smoke} from './smoke.ts';

const found = firefox.find();
if (!found) console.log(skipped(firefox));

smoke('Firefox', found && startFirefox, ({browser, server, go}) => {
  it('copies a page whose Markdown comes after the click has expired', async () => {
    // A page that no other check copies: its file must not be in the cache.
    await go('/data-engine');
    const release = server().hold('/data-engine.md');
    await browser().click('.kw-copy-page button');
    // Firefox gives a click five seconds.
    await new Promise((resolve) => setTimeout(resolve, 5500));
    release();
    await until(
      browser(),
      '"Copied"',
      () => document.querySelector('.kw-copy-page button')?.textContent === 'Copied',
    );
  });

  it('colors the scrollbar of the sidebar like the rest', async () => {
    await go('/models/deployment');
    const color = await browser().run(() => {
      const menu = document.querySelector('aside .menu') ?? document.body;
      return getComputedStyle(menu).scrollbarColor;
    });
    expect(color).toMatch(/^rgb\(.*\) rgba\(0, 0, 0, 0\)$/);
  });

  it('shows the focus on the sidebar that scrolls', async () => {
    await go('/models/deployment');
    await browser().run(() => {
      document.querySelector<HTMLElement>('.navbar [class*="toggleButton"]')?.focus();
    });
    await browser().press('Tab');
    const ring = await browser().run(() => {
      const focused = document.activeElement ?? document.body;
      const {outlineStyle, outlineOffset} = getComputedStyle(focused);
      return {
        sidebar: focused.matches('.menu'),
        outlineStyle,
        inside: parseFloat(outlineOffset) < 0,
      };
    });
    expect(ring).toEqual({sidebar: true, outlineStyle: 'solid', inside: true});
  });
});
