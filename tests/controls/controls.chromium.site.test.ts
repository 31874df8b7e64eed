// Every control of the table, used in Chromium in each edition.
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startNginx, whyNoNginx} from '../../scripts/nginx/start.ts';
import {packOnprem} from '../../scripts/onprem/pack.ts';
import {env} from '../../src/config/env.ts';
import type {Browser} from '../engines/browser.ts';
import {startChromium} from '../engines/chromium.ts';
import {offlineFolder, placeIn, WIDE} from '../engines/place.ts';
import {serve, type TestServer} from '../engines/server.ts';

import {CONTROLS, type Edition} from './controls.ts';
import {withoutScripts} from './without-scripts.ts';

/** An edition that is there to be read. */
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
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-onprem-'));
  const edition = await packOnprem({
    build: 'build',
    out: path.join(folder, 'edition'),
    baseUrl: env.baseUrl,
    date: new Date(Date.UTC(2025, 0, 1)),
    effort: {brotli: 1, gzip: 1},
  });
  const nginx = await startNginx(edition.root, env.baseUrl, edition.headers);
  return {
    addressOf: (page) => `http://127.0.0.1:${String(nginx.port)}${env.baseUrl}${page.slice(1)}`,
    close: async () => {
      await nginx.stop();
      await rm(folder, {recursive: true, force: true});
    },
  };
}

async function openOffline(): Promise<Opened> {
  const {addressOf, remove} = await offlineFolder();
  return {addressOf, close: remove};
}

const OPEN: Readonly<Record<Edition, () => Promise<Opened>>> = {
  public: openPublic,
  nginx: openNginx,
  offline: openOffline,
};

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
});

describe.each(['public', 'nginx', 'offline'] as const)('controls, %s', (edition) => {
  describe.skipIf(edition === 'nginx' && noNginx !== undefined)('in Chromium', () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await OPEN[edition]();
    }, 180_000);
    afterAll(async () => {
      await opened.close();
    });

    it.each(CONTROLS.filter(({editions}) => editions.includes(edition)))(
      '$name',
      async ({use}) => {
        await use(placeIn(browser, opened.addressOf));
      },
      240_000,
    );
  });
});

describe('controls, no JavaScript', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve('build');
  });
  afterAll(async () => {
    await server.close();
  });

  it('work by the browser alone or are not shown', async () => {
    expect(await withoutScripts(browser, server.withoutScripts, WIDE)).toEqual([]);
  }, 240_000);
});
