// Every control of the table in the other editions; engines.site.test.ts checks the public site.
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {firefox, skipped} from '../../scripts/browser/engines.ts';
import {startNginx, whyNoNginx} from '../../scripts/nginx/start.ts';
import {env} from '../../src/config/env.ts';
import {fileOfPath} from '../../src/features/offline-edition/edition.ts';
import type {Browser} from '../engines/browser.ts';
import {startChromium} from '../engines/chromium.ts';
import {startFirefox} from '../engines/firefox.ts';
import {placeIn} from '../engines/place.ts';
import {serve} from '../engines/server.ts';
import {offlineFolder, onpremEdition} from '../support/editions.ts';

import {CONTROLS, type Edition} from './controls.ts';

/** An edition under test. */
interface Opened {
  readonly addressOf: (path: string) => string;
  readonly close: () => Promise<void>;
}

const noNginx = whyNoNginx();
if (noNginx !== undefined) console.log(`Skipped, the controls in nginx: ${noNginx}`);

async function openPublic(): Promise<Opened> {
  const server = await serve('build');
  return {addressOf: (page) => server.site + page.slice(1), close: server.close};
}

async function openNginx(): Promise<Opened> {
  const {root, headers} = await onpremEdition();
  const nginx = await startNginx(root, env.baseUrl, headers);
  return {
    addressOf: (page) => `http://127.0.0.1:${String(nginx.port)}${env.baseUrl}${page.slice(1)}`,
    close: nginx.stop,
  };
}

async function openOffline(): Promise<Opened> {
  const folder = await offlineFolder();
  return {
    addressOf(where) {
      const [, name = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(where) ?? [];
      return pathToFileURL(path.join(folder, fileOfPath(name))).href + rest;
    },
    close: () => Promise.resolve(),
  };
}

const inFirefox = firefox.find() !== undefined;
if (!inFirefox) console.log(skipped(firefox));

/** Where each edition is read. */
const READERS: readonly {
  readonly edition: Edition;
  readonly engine: string;
  readonly open: () => Promise<Opened>;
  readonly start: () => Promise<Browser>;
  readonly possible: boolean;
}[] = [
  {
    edition: 'nginx',
    engine: 'Chromium',
    open: openNginx,
    start: startChromium,
    possible: noNginx === undefined,
  },
  {
    edition: 'offline',
    engine: 'Chromium',
    open: openOffline,
    start: startChromium,
    possible: true,
  },
  {
    edition: 'offline',
    engine: 'Firefox',
    open: openOffline,
    start: startFirefox,
    possible: inFirefox,
  },
];

describe.each(READERS)('the edition $edition in $engine', (reader) => {
  const {edition, open, start, possible} = reader;
  describe.skipIf(!possible)('has its controls', () => {
    let opened: Opened;
    let browser: Browser;
    beforeAll(async () => {
      opened = await open();
      browser = await start();
    }, 240_000);
    afterAll(async () => {
      await browser.close();
      await opened.close();
    }, 60_000);

    it.each(CONTROLS.filter(({editions}) => editions.includes(edition)))(
      '$name',
      async ({use}) => {
        await use(placeIn(browser, opened.addressOf));
      },
      120_000,
    );
  });
});

describe('the search box', () => {
  it('looks the same from a server and from a file', async () => {
    const site = await openPublic();
    const file = await openOffline();
    const browser = await startChromium();
    const look = async ({addressOf}: Opened): Promise<unknown> => {
      await placeIn(browser, addressOf).go('/quickstart');
      return browser.run(() =>
        [...document.querySelectorAll('form.navbar__search, form.navbar__search *')].map(
          (element) => {
            const {x, y, width, height} = element.getBoundingClientRect();
            const {color, backgroundColor, borderColor, font, borderRadius} =
              getComputedStyle(element);
            return [
              element.localName,
              x,
              y,
              width,
              height,
              color,
              backgroundColor,
              borderColor,
              font,
              borderRadius,
            ];
          },
        ),
      );
    };
    try {
      const fromServer = await look(site);
      expect(fromServer).toHaveProperty(
        'length',
        expect.toSatisfy((count: number) => count > 2),
      );
      expect(await look(file)).toEqual(fromServer);
    } finally {
      await browser.close();
      await site.close();
      await file.close();
    }
  }, 120_000);
});
