import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createHash} from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {builtSite, listPage, sitePage} from '../../../../tests/support/built-site.ts';
import {cardOf} from '../../../site/card-address.ts';
import {drawCard, TITLE_WIDTH, widthOf} from '../draw.ts';
import {fontOptions, renderCard} from '../render.ts';
import {socialCardsStep} from '../step.ts';

const card = (title: string): string =>
  drawCard({site: 'Kamiwaza Docs', title, section: 'Models', version: '0.5.0'});
const titles = (svg: string): string[] =>
  [...svg.matchAll(/class="title"[^>]*>([^<]*)</g)].map((match) => match[1] ?? '');

it('is named after the route', () => {
  expect(cardOf('/')).toBe('/cards/index.png');
  expect(cardOf('/0.3.2')).toBe('/cards/0.3.2.png');
  expect(cardOf('/models/overview')).toBe('/cards/models/overview.png');
});

it('shows section, title and release', () => {
  const svg = card('R & D <a>');
  expect(svg).toContain('>Models</text>');
  expect(svg).toContain('>R &amp; D &lt;a&gt;</text>');
  expect(svg).toContain('>Release 0.5.0</text>');
});

it('wraps a long title and truncates one that never fits', () => {
  expect(titles(card('Models'))).toEqual(['Models']);
  expect(
    titles(card('Agentic computing is here, just not evenly distributed')).length,
  ).toBeGreaterThan(1);
  const endless = titles(card('word '.repeat(80).trim()));
  expect(endless).toHaveLength(3);
  expect(endless[2]).toMatch(/…$/);
  expect(titles(card('x'.repeat(200)))[0]).toMatch(/…$/);
});

it.each([
  'What changed between 0.3.2 and 0.5.0',
  'Member of Technical Staff',
  'WWWW MMMM @@@@ %%%%',
  'ABCDEFGHIJKLNOPQRSTUVXYZ',
  'abcdefghijklnopqrstuvxyz 0123456789',
])('is never wider than calculated: %s', (text) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="100"><text x="0" y="60" font-family="DejaVu Sans" font-weight="bold" font-size="40">${text}</text></svg>`;
  const box = new Resvg(svg, {font: fontOptions}).getBBox();
  expect(box?.width).toBeGreaterThan(40);
  expect(box?.width).toBeLessThanOrEqual(widthOf(text, 40));
  expect(TITLE_WIDTH).toBeLessThan(1200 - 96);
});

describe('the renderer', () => {
  let cache: string;
  beforeEach(async () => {
    cache = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
  });
  afterEach(() => rm(cache, {recursive: true}));

  const size = (png: Uint8Array): number[] => {
    const data = Buffer.from(png);
    expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
    return [data.readUInt32BE(16), data.readUInt32BE(20)];
  };

  it('returns a PNG of 1200 × 630 and stores it', async () => {
    const first = await renderCard(card('Models'), cache);
    expect(size(first)).toEqual([1200, 630]);
    const [file = ''] = await readdir(cache);
    const kept = path.join(cache, file);
    const other = Buffer.from('not a picture');
    await writeFile(kept, Buffer.concat([other, createHash('sha256').update(other).digest()]));
    // A stored file is used as it is, if it is complete.
    expect(Buffer.from(await renderCard(card('Models'), cache))).toEqual(other);
    expect(await readdir(cache)).toEqual([file]);
  });

  it('draws damaged files again', async () => {
    const first = await renderCard(card('Models'), cache);
    const [file = ''] = await readdir(cache);
    const kept = path.join(cache, file);
    const whole = await readFile(kept);
    for (const damaged of [
      whole.subarray(0, 900),
      Buffer.alloc(0),
      Buffer.from(whole).fill(0, 500, 501),
    ]) {
      await writeFile(kept, damaged);
      expect(Buffer.from(await renderCard(card('Models'), cache))).toEqual(Buffer.from(first));
      expect(await readFile(kept)).toEqual(whole);
    }
  });

  it('stores nothing without a folder', async () => {
    expect(size(await renderCard(card('Models')))).toEqual([1200, 630]);
    expect(await readdir(cache)).toEqual([]);
  });
});

it('the step draws a card for every page and every list', async () => {
  const site = builtSite({'sitemap.html': listPage({title: 'All'})});
  await site.run([socialCardsStep], {
    pages: [sitePage('/'), sitePage('/a/b', {categories: ['Outer', 'Inner']})],
    routes: ['/', '/a/b', '/sitemap'],
  });
  expect(site.files().filter((file) => file.endsWith('.png'))).toEqual([
    'cards/a/b.png',
    'cards/index.png',
    'cards/sitemap.png',
  ]);
});

it('the step draws the card of pages with the same text once, and names what a list is part of', async () => {
  const drawn: string[] = [];
  vi.doMock('../render.ts', () => ({
    renderCard(svg: string) {
      drawn.push(svg);
      return Promise.resolve(new Uint8Array());
    },
  }));
  const site = builtSite({'changes/a.html': listPage({title: 'Changes'})});
  await site.run([socialCardsStep], {
    pages: ['/', '/a', '/b'].map((route) => sitePage(route, {title: 'Same'})),
    routes: ['/changes/a'],
  });
  vi.doUnmock('../render.ts');
  expect(drawn).toHaveLength(2);
  expect(drawn[1]).toContain('What changed');
  expect(site.files().filter((file) => file.endsWith('.png'))).toEqual([
    'cards/a.png',
    'cards/b.png',
    'cards/changes/a.png',
    'cards/index.png',
  ]);
});
