import {expect, it} from 'vitest';
import {sketches} from '../sketches.ts';
import {fixtureSite, run} from './support.ts';

it('rejects a sketch without alt text and an open field', async () => {
  expect(await run(sketches, fixtureSite('sketches'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: the sketch has no alt.'),
    expect.stringContaining('docs/page.mdx:11: "(" is not closed.'),
  ]);
});
