import {expect, it, vi} from 'vitest';

import {renderPng} from '../threads.ts';

const drawing = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="900" height="600" fill="${color}"/></svg>`;
const render = (color: string): Promise<Buffer> =>
  renderPng(drawing(color), {loadSystemFonts: false});

it('returns the right picture for each drawing', async () => {
  const colors = ['red', 'green', 'blue', 'black', 'white'];
  const [red, ...others] = await Promise.all(colors.map(render));
  expect(red?.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(red).toEqual(await render('red'));
  expect(new Set([red, ...others].map((png) => png?.toString('hex'))).size).toBe(colors.length);
});

it('reports what is wrong with an invalid drawing, and renders the others', async () => {
  const [wrong, ...others] = await Promise.allSettled([
    renderPng('<svg', {}),
    ...Array.from({length: 8}, () => render('red')),
  ]);
  expect(String((wrong as PromiseRejectedResult).reason)).toMatch(/SVG data parsing failed/);
  expect(others.map(({status}) => status)).toEqual(Array(8).fill('fulfilled'));
});

it('renders drawings that arrive while its only thread ends', async () => {
  vi.resetModules();
  vi.doMock('node:os', () => ({availableParallelism: () => 1}));
  const {renderPng: renderAlone} = await import('../threads.ts');
  vi.doUnmock('node:os');
  for (const color of ['red', 'blue', 'green']) {
    // Each is requested just when nothing waits after the one before.
    const png = await renderAlone(drawing(color), {loadSystemFonts: false});
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  }
});

it('does not keep the pixels of all drawings', async () => {
  await render('red');
  const before = process.memoryUsage.rss();
  let most = 0;
  await Promise.all(
    Array.from({length: 130}, async (_, number) => {
      await render(`rgb(${String(number)} 0 0)`);
      most = Math.max(most, process.memoryUsage.rss() - before);
    }),
  );
  // 130 of them are 393 MB, those of four threads 145 MB.
  expect(most / 1e6).toBeLessThan(240);
});
