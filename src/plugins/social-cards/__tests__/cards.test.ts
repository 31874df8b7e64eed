import {mkdtemp, readdir, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import {expect, it} from 'vitest';

import {cardOf} from '../address.ts';
import {drawCard, TITLE_WIDTH, widthOf} from '../draw.ts';
import {validateOptions} from '../options.ts';
import {fontOptions, renderCard} from '../render.ts';

const card = (title: string): string =>
  drawCard({site: 'Kamiwaza Docs', title, section: 'Models', version: '0.5.0'});
const titles = (svg: string): string[] =>
  [...svg.matchAll(/class="title"[^>]*>([^<]*)</g)].map((match) => match[1] ?? '');

it('is named after the route', () => {
  expect(cardOf('/')).toBe('/cards/index.png');
  expect(cardOf('/0.3.2')).toBe('/cards/0.3.2.png');
  expect(cardOf('/models/overview')).toBe('/cards/models/overview.png');
});

it('says section, title and release', () => {
  const svg = card('R & D <a>');
  expect(svg).toContain('>Models</text>');
  expect(svg).toContain('>R &amp; D &lt;a&gt;</text>');
  expect(svg).toContain('>Release 0.5.0</text>');
});

it('breaks a long title and cuts one that never fits', () => {
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
])('never takes more room than reckoned: %s', (text) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="100"><text x="0" y="60" font-family="DejaVu Sans" font-weight="bold" font-size="40">${text}</text></svg>`;
  const box = new Resvg(svg, {font: fontOptions}).getBBox();
  expect(box?.width).toBeGreaterThan(40);
  expect(box?.width).toBeLessThanOrEqual(widthOf(text, 40));
  expect(TITLE_WIDTH).toBeLessThan(1200 - 96);
});

it('is a PNG of 1200 × 630 and is rendered once', async () => {
  const cache = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
  try {
    const first = await renderCard(card('Models'), cache);
    expect(first.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await readdir(cache)).toHaveLength(1);
    expect(await renderCard(card('Models'), cache)).toEqual(first);
    // Two pages with the same card at the same time: one file, no quarrel.
    await Promise.all([renderCard(card('Other'), cache), renderCard(card('Other'), cache)]);
    expect(await readdir(cache)).toHaveLength(2);
  } finally {
    await rm(cache, {recursive: true});
  }
});

it('refuses unknown options', () => {
  expect(() => validateOptions({cache: 'x'})).toThrow('social-cards: "cache" is not allowed.');
});
