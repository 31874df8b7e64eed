import {expect, it} from 'vitest';
import {jsonBlocks} from '../../src/content-rules/json-blocks.ts';
import {fixtureSite, run, runOnSite} from './support.ts';

it('every JSON block parses', async () => {
  expect(await runOnSite(jsonBlocks)).toEqual([]);
});

it('rejects a trailing comma and names its line', async () => {
  expect(await run(jsonBlocks, fixtureSite('json-blocks'))).toEqual([
    expect.stringContaining('docs/page.mdx:8: not JSON: '),
  ]);
});
