import {expect, it} from 'vitest';
import {mdx} from '../../src/content-rules/mdx.ts';
import {fixtureSite, run, runOnSite} from './support.ts';

it('every page is MDX', async () => {
  expect(await runOnSite(mdx)).toEqual([]);
});

it('rejects a stray bracket', async () => {
  expect(await run(mdx, fixtureSite('mdx'))).toEqual([
    expect.stringContaining('docs/page.mdx:7: not MDX: '),
  ]);
});
