// The controls of the public site that the short test in tests/engines leaves out, in the engines that Playwright does not
// drive. In Chromium, editions.site.test.ts has them in nginx and from a file.
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {firefox, skipped, webkit} from '../../scripts/browser/engines.ts';
import type {Browser} from '../engines/browser.ts';
import {startFirefox} from '../engines/firefox.ts';
import {placeIn} from '../engines/place.ts';
import {serve, type TestServer} from '../engines/server.ts';
import {startWebKit} from '../engines/webkit.ts';

import {CONTROLS} from './controls.ts';

const REST = CONTROLS.filter(({smoke, editions}) => !smoke && editions.includes('public'));

const missing = (engine: typeof firefox | typeof webkit): boolean => {
  if (engine.find() !== undefined) return false;
  console.log(skipped(engine));
  return true;
};

const ENGINES = [
  {name: 'Firefox', start: startFirefox, skip: missing(firefox)},
  {name: 'WebKit', start: startWebKit, skip: missing(webkit)},
];

it('and the short test check every control of the public site', () => {
  expect(REST.length).toBeGreaterThan(10);
  for (const {name, smoke, editions} of CONTROLS) {
    // The short test opens the public site.
    if (smoke) expect([name, editions.includes('public')]).toEqual([name, true]);
  }
});

describe.each(ENGINES)('the public site in $name', ({start, skip}) => {
  describe.skipIf(skip)('has its other controls', () => {
    let server: TestServer;
    let browser: Browser;
    beforeAll(async () => {
      server = await serve('build');
      browser = await start();
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await server.close();
    }, 60_000);

    it.each(REST)(
      '$name',
      async ({use}) => {
        await use(placeIn(browser, (path) => server.site + path.slice(1)));
      },
      120_000,
    );
  });
});
