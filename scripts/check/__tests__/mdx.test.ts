import {expect, it} from 'vitest';
import {mdx} from '../mdx.ts';
import {fixtureSite, run} from './support.ts';

it('rejects a stray bracket', async () => {
  expect(await run(mdx, fixtureSite('mdx'))).toEqual([
    expect.stringContaining('docs/page.mdx:7: not MDX: '),
  ]);
});
