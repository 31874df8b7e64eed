import {LATEST} from '../../src/data/releases.ts';
import {linesOf, lonelyTitles, PRINTED, titlesInPage} from '../support/paper.ts';

import {expect, open, test} from './fixtures.ts';

const squeeze = (text: string): string => text.replace(/\s+/g, '');

for (const route of PRINTED) {
  test(`${route} keeps its titles with what follows, and says where it came from`, async ({
    page,
  }) => {
    await open(page, route);
    const titles = await page.evaluate(titlesInPage);
    expect(titles.length).toBeGreaterThan(2);
    const pages = await linesOf(await page.pdf({format: 'A4'}));
    expect(pages.length).toBeGreaterThan(1);
    expect(lonelyTitles(pages, titles)).toEqual([]);
    const first = squeeze(pages[0]?.slice(0, 3).join('') ?? '');
    const release = /^\/(\d+\.\d+\.\d+)/.exec(route)?.[1] ?? LATEST;
    expect(first).toContain(squeeze(`Kamiwaza ${release} · ${page.url()} · printed `));
    // The line is for paper only.
    await expect(page.locator('.kw-print-header')).toHaveCount(0);
  });
}

test('what is closed on the screen is open on paper', async ({page}) => {
  await open(page, '/use-cases/building-a-rag-pipeline');
  const program = page.locator('details', {hasText: 'The whole program'});
  await expect(program).not.toHaveAttribute('open');
  // A menu is not of the text: opened, it would take the focus.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(program).toHaveAttribute('open');
  await expect(page.locator('.kw-copy-page details')).not.toHaveAttribute('open');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  const pages = await linesOf(await page.pdf({format: 'A4'}));
  const code = squeeze((await program.locator('code').first().textContent()) ?? '');
  expect(code.length).toBeGreaterThan(5000);
  expect(squeeze(pages.flat().join(''))).toContain(code.slice(0, 200));
  await expect(program).not.toHaveAttribute('open');
});

test('a title that is left alone is noticed', async ({page}) => {
  await page.setContent(
    '<article><p style="height:235mm">x</p><h2>Alone</h2><p style="break-before:page">Far away</p></article>',
  );
  const pages = await linesOf(await page.pdf({format: 'A4'}));
  expect(lonelyTitles(pages, await page.evaluate(titlesInPage))).toEqual([
    'page 1 ends with "Alone"',
  ]);
});

test('a long table breaks between rows, with its header on each page', async ({page}) => {
  await open(page, '/sdk/current/services/models');
  await page.emulateMedia({media: 'print'});
  const tables = await page.locator('.kw-table').evaluateAll((all) =>
    all.map((table) => {
      const style = (element: Element | null): CSSStyleDeclaration =>
        getComputedStyle(element ?? document.body);
      return [
        style(table).breakInside,
        style(table.querySelector('tr')).breakInside,
        style(table.querySelector('thead')).display,
      ];
    }),
  );
  expect(tables.length).toBeGreaterThan(3);
  expect(new Set(tables.map(String))).toEqual(new Set(['auto,avoid,table-header-group']));
});

for (const route of ['/models/deployment', '/architecture/overview', '/']) {
  test(`${route} has the same colors on paper from dark mode as from light`, async ({page}) => {
    await open(page, route);
    // Links fade from one color to the other.
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    const colors = (theme: string): Promise<string[]> =>
      page.evaluate((mode) => {
        document.documentElement.dataset.theme = mode;
        return [document.documentElement, document.body, ...document.querySelectorAll('main *')]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => {
            const {color, backgroundColor, borderTopColor, colorScheme} = getComputedStyle(element);
            return [
              element.localName,
              element.className,
              color,
              backgroundColor,
              borderTopColor,
              colorScheme,
            ].join(' ');
          });
      }, theme);
    const light = await colors('light');
    expect(light.length).toBeGreaterThan(50);
    expect(await colors('dark')).toEqual(light);
  });
}
