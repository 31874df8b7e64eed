// Firefox on paper; tests/e2e/print.spec.ts has these and further pages in Chromium.
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {firefox, skipped} from '../../scripts/browser/engines.ts';
import {LATEST} from '../../src/data/releases.ts';
import {linesOf, lonelyTitles, titlesInPage} from '../support/paper.ts';

import type {Browser} from './browser.ts';
import {startFirefox} from './firefox.ts';
import {placeIn} from './place.ts';
import {serve, type TestServer} from './server.ts';

const found = firefox.find();
if (!found) console.log(skipped(firefox));

/** A short page, one with text and code, the longest one, and one with tables. */
const PAGES = ['/', '/models/deployment', '/errors/gpu', '/sdk/current/services/models'] as const;

const squeeze = (text: string): string => text.replace(/\s+/g, '');

describe.skipIf(!found)('paper from Firefox', {timeout: 120_000}, () => {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    server = await serve('build');
    browser = await startFirefox();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  }, 60_000);

  it.each(PAGES)(
    '%s keeps its titles with what follows, and says where it came from',
    async (path) => {
      await placeIn(browser, (page) => server.site + page.slice(1)).go(path);
      const titles = await browser.run(titlesInPage);
      const pages = await linesOf((await browser.pdf()) ?? new Uint8Array());
      expect(pages.length).toBeGreaterThan(1);
      expect(lonelyTitles(pages, titles)).toEqual([]);
      const release = /^\/(\d+\.\d+\.\d+)/.exec(path)?.[1] ?? LATEST;
      expect(squeeze(pages[0]?.slice(0, 3).join('') ?? '')).toContain(
        squeeze(`Kamiwaza ${release} · ${server.site}${path.slice(1)} · printed`),
      );
    },
  );
});
