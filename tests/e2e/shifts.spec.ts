import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFile} from 'node:fs/promises';

import {env} from '../../src/config/env.ts';
import {createPagesServer} from '../serve/server.ts';

import {expect, hydrated, settled, test} from './fixtures.ts';
import {shifts, watchShifts} from './shifts.ts';

/** Places in a page's HTML at which a slow line may make a pause; each stands behind a part of the navbar. */
const CUTS = ['<div class=navbarSearchContainer', '<ul id=', 'colorModeToggle_'] as const;

test('a page that arrives in parts does not move', async ({page}) => {
  const html = await readFile('build/quickstart.html', 'utf8');
  const pages = createPagesServer('build', env.baseUrl);
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://localhost');
    const at = html.indexOf(address.searchParams.get('cut') ?? '');
    if (!address.pathname.endsWith('/quickstart')) {
      pages.emit('request', request, response);
      return;
    }
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
    response.write(html.slice(0, at));
    // Long enough for many frames: the browser would have painted what it has.
    setTimeout(() => response.end(html.slice(at)), 700);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await watchShifts(page);
  try {
    for (const cut of CUTS) {
      expect(html).toContain(cut);
      await page.goto(
        `http://127.0.0.1:${String(port)}${env.baseUrl}quickstart?cut=${encodeURIComponent(cut)}`,
      );
      await hydrated(page);
      await settled(page);
      expect(await shifts(page), cut).toEqual([]);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
