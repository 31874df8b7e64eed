import {expect, it} from 'vitest';
import {pictures} from '../pictures.ts';
import {fixtureSite, run} from './support.ts';

it('rejects pictures without size, without files, without a dark side', async () => {
  expect(await run(pictures, fixtureSite('pictures'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: <Picture name="hero"> has no width.'),
    expect.stringContaining('docs/page.mdx:5: there is no static/img/hero-light.svg.'),
    expect.stringContaining('docs/page.mdx:5: there is no static/img/hero-dark.svg.'),
    expect.stringContaining(
      'docs/page.mdx:11: an image of its own does not follow the color mode.',
    ),
    expect.stringContaining('docs/page.mdx:9: an image of its own does not follow the color mode.'),
  ]);
});
