import {expect, it} from 'vitest';
import {yamlBlocks} from '../yaml-blocks.ts';
import {fixtureSite, run} from './support.ts';

it('rejects an open quote', async () => {
  expect(await run(yamlBlocks, fixtureSite('yaml-blocks'))).toEqual([
    expect.stringContaining('not YAML: '),
  ]);
});
