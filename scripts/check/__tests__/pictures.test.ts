import {expect, it} from 'vitest';
import {pictures} from '../pictures.ts';
import {fixtureSite, run, runOn} from './support.ts';

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

it('rejects a picture without height or name', async () => {
  const text = '<Picture name="none" width={1} alt="x" />\n\n<Picture alt="x" />\n';
  const found = await runOn(pictures, text);
  expect(found).toContainEqual(expect.stringContaining(':1: <Picture name="none"> has no height.'));
  expect(found).toContainEqual(expect.stringContaining(':3: <Picture> has no name.'));
});
