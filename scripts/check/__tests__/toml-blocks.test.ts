import {expect, it} from 'vitest';
import {tomlBlocks} from '../toml-blocks.ts';
import {fixtureSite, run} from './support.ts';

it('rejects a bare word and names its line', async () => {
  expect(await run(tomlBlocks, fixtureSite('toml-blocks'))).toEqual([
    expect.stringContaining('docs/page.mdx:7: not TOML: '),
  ]);
});
