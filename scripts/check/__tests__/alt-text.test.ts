import {expect, it} from 'vitest';
import {altText} from '../alt-text.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects pictures without alt text', async () => {
  expect(await run(altText, fixtureSite('alt-text'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: <Diagram> has no alt.'),
    expect.stringContaining('docs/page.mdx:7: the alt "Picture" of <Picture> says nothing.'),
  ]);
});

it.each(['  ', 'image', 'Diagram', 'Screenshot', 'figure'])('rejects the alt "%s"', async (alt) => {
  expect(await runOn(altText, `<Picture name="hero" alt="${alt}" />\n`)).toHaveLength(1);
});
