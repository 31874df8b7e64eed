import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {CONTROLS} from '../controls/controls.ts';
import {withoutScripts} from '../controls/without-scripts.ts';

import {type Browser, until} from './browser.ts';
import {placeIn, WIDE} from './place.ts';
import {serve, type TestServer} from './server.ts';

/** One page of each kind. */
const PAGES = [
  '/',
  '/quickstart',
  '/models/deployment',
  '/models/troubleshooting',
  '/installation/installation_process',
  '/architecture/overview',
  '/0.3.2/installation/installation_process',
  '/sdk/intro',
  '/sdk/current/services/models',
  '/blog/2024/04/15/a-primer-on-GenAI-hardware',
  '/changes',
  '/search?q=gpu%20memory',
] as const;

declare global {
  interface Window {
    /** What the script of server.ts has recorded. */
    noise: string[];
  }
}

/** What the tests of one engine share. */
export interface Around {
  readonly browser: () => Browser;
  readonly server: () => TestServer;
  /** Opens a page of the public site and waits for hydration. */
  readonly go: (path: string, narrow?: boolean) => Promise<void>;
}

/**
 * The checks that every engine has to pass.
 *
 * @param name of the engine
 * @param start starts it
 * @param more checks of faults that only this engine had
 */
export function smoke(
  name: string,
  start: (() => Promise<Browser>) | undefined,
  more: (around: Around) => void = () => undefined,
): void {
  describe.skipIf(start === undefined)(name, {timeout: 120_000}, () => {
    let browser: Browser;
    let server: TestServer;
    const addressOf = (path: string): string => server.site + path.slice(1);
    const go: Around['go'] = (path, narrow) => placeIn(browser, addressOf).go(path, narrow);

    beforeAll(async () => {
      server = await serve('build');
      if (start) browser = await start();
      console.log(`${name}: ${browser.version}`);
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await server.close();
    }, 60_000);

    // Each page begins at the width at which the one before ended: changing it lays out a whole page for nothing.
    let wide = true;
    it.each(PAGES)('%s is quiet, has its title and stays in its window', async (path) => {
      const widths = wide ? [WIDE, browser.narrow] : [browser.narrow, WIDE];
      await go(path, !wide);
      wide = !wide;
      for (const width of widths) {
        await browser.resize(width);
        await until(
          browser,
          'the width',
          // A scroll bar may take a part.
          (wanted: number) => innerWidth <= wanted && innerWidth > wanted - 20,
          width,
        );
        const seen = await browser.run(() => ({
          titles: document.querySelectorAll('h1').length,
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          noise: window.noise,
        }));
        expect(seen).toEqual({titles: 1, sideways: 0, noise: []});
      }
    });

    it('notices what a page must not do', async () => {
      await go('/quickstart');
      await browser.run(() => {
        console.error('loud');
        const image = new Image();
        image.src = 'https://example.com/foreign.png';
      });
      const noise = await until(browser, 'both', () =>
        window.noise.length >= 2 ? window.noise : undefined,
      );
      expect(noise.join('\n')).toMatch(/console\.error: loud/);
      expect(noise.join('\n')).toMatch(/policy: img-src/);
    });

    it('prefetches the next pages', async () => {
      await go('/quickstart');
      await until(browser, 'files of other pages', () => {
        const own = new Set(
          [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src),
        );
        const fetched = performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes('/assets/js/') && !own.has(entry.name));
        return fetched.length > 5;
      });
      expect(await browser.run(() => window.noise)).toEqual([]);
    });

    it('goes to a page and back to where the reader was', async () => {
      await go('/models/deployment');
      await browser.run(() => {
        window.scrollTo({top: 1500, behavior: 'instant'});
      });
      await until(browser, 'the scroll', () => Math.abs(window.scrollY - 1500) < 5);
      // A link in the sidebar: the click itself must not scroll the page.
      await browser.click('aside a.menu__link[href$="/quickstart"]');
      await until(browser, 'the next page', () => !location.pathname.endsWith('/deployment'));
      await browser.run(() => {
        history.back();
      });
      await until(
        browser,
        'the place on the page before',
        () => location.pathname.endsWith('/deployment') && Math.abs(window.scrollY - 1500) < 200,
      );
    });

    it('opens a link to a section below the bars', async () => {
      await go('/models/troubleshooting#cuda-error');
      await until(browser, 'the section in view', () => {
        const top = document.getElementById('cuda-error')?.getBoundingClientRect().top ?? -1;
        return top >= 60 && top < 400;
      });
    });

    it('has the closed search box of a narrow window behind the open menu', async () => {
      await go('/quickstart', true);
      await browser.click('.navbar__toggle');
      await until(
        browser,
        'the menu',
        () => document.querySelector('.navbar-sidebar--show') !== null,
      );
      const covered = await browser.run(() => {
        const box = document.querySelector('form.navbar__search input')?.getBoundingClientRect();
        const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top?.closest('form') === null;
      });
      expect(covered).toBe(true);
    });

    describe('its controls', () => {
      it.each(CONTROLS.filter(({smoke}) => smoke))('$name', async ({use}) => {
        await use({browser, go});
      });
    });

    describe('without JavaScript', () => {
      it('reads, and shows no control that does nothing', async () => {
        const faults = await withoutScripts(browser, (path) => server.withoutScripts(path), WIDE);
        expect(faults).toEqual([]);
      });
    });

    more({browser: () => browser, server: () => server, go});
  });
}
