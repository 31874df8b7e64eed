import {expect, it} from 'vitest';
import {mdx} from '../mdx.ts';
import {fixtureSite, run} from './support.ts';

it('rejects a stray bracket, and a tag that is not closed, in the line where it begins', async () => {
  expect(await run(mdx, fixtureSite('mdx'))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:7: not MDX: .*In text, write /),
    expect.stringMatching(/^docs\/tag\.mdx:7: not MDX: .*\. Close it with <\/details>\./),
  ]);
});
