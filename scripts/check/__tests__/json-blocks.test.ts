import {expect, it} from 'vitest';
import {jsonBlocks} from '../json-blocks.ts';
import {fixtureSite, run} from './support.ts';

it('rejects a trailing comma and names its line', async () => {
  expect(await run(jsonBlocks, fixtureSite('json-blocks'))).toEqual([
    expect.stringContaining('docs/page.mdx:8: not JSON: '),
  ]);
});
