import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFile} from 'node:fs/promises';

import {env} from '../../src/config/env.ts';
import {createPagesServer} from '../../scripts/serve/server.ts';

import {expect, hydrated, open, settled, site, test} from './fixtures.ts';
import {shifts, watchShifts} from './shifts.ts';

/** Places in a page's HTML where a slow connection may pause: after parts of the navbar, and inside a breadcrumb item. */
const CUTS = [
  '<div class="navbarSearchContainer',
  '<ul id=',
  'colorModeToggle_',
  'Models</span></li>',
] as const;

test('a page that arrives in parts does not move', async ({page}) => {
  const html = await readFile('build/models/deployment.html', 'utf8');
  const pages = createPagesServer('build', env.baseUrl);
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://localhost');
    const at = html.indexOf(address.searchParams.get('cut') ?? '');
    if (!address.pathname.endsWith('/models/deployment')) {
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
        `http://127.0.0.1:${String(port)}${env.baseUrl}models/deployment?cut=${encodeURIComponent(cut)}`,
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

test('nothing on the search page moves when the address is read and results arrive', async ({
  page,
}) => {
  // Late scripts, as on a slow line: the browser paints the page without the words of the address first.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(site('/search?q=default+password&ctx=sdk'));
  await expect(page.getByRole('main').getByText(/pages found/)).toBeVisible();
  await settled(page);
  expect(await shifts(page)).toEqual([]);
});

// The mark of the current section moves down the table of contents; blog pages have pictures all the way
// down.
for (const route of ['/models/deployment', '/installation/system_requirements', '/blog']) {
  test(`${route} does not move while it is scrolled`, async ({page}) => {
    await watchShifts(page);
    await open(page, route);
    await settled(page);
    const marks = await page.evaluate(async () => {
      const seen = new Set<string>();
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
        window.scrollTo(0, top);
        // Two frames: the mark moves in the first and is painted in the second.
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        const mark = document.querySelector('.table-of-contents__link--active');
        if (mark) seen.add(mark.textContent);
      }
      return seen.size;
    });
    if (route !== '/blog' && page.viewportSize()?.width === 1280) {
      expect(marks).toBeGreaterThan(5);
    }
    await settled(page);
    expect(await shifts(page)).toEqual([]);
  });
}
