import {expect, it} from 'vitest';
import {sketches} from '../../src/content-rules/sketches.ts';
import {fixtureSite, run, runOnSite} from './support.ts';

it('every sketch follows the grammar', async () => {
  expect(await runOnSite(sketches)).toEqual([]);
});

it('rejects a sketch without words and an open field', async () => {
  expect(await run(sketches, fixtureSite('sketches'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: the sketch has no alt.'),
    expect.stringContaining('docs/page.mdx:11: "(" is not closed.'),
  ]);
});
