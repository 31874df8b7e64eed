import {expect, it} from 'vitest';
import {yamlBlocks} from '../../src/content-rules/yaml-blocks.ts';
import {fixtureSite, run, runOnSite} from './support.ts';

it('every YAML block parses', async () => {
  expect(await runOnSite(yamlBlocks)).toEqual([]);
});

it('rejects an open quote', async () => {
  expect(await run(yamlBlocks, fixtureSite('yaml-blocks'))).toEqual([
    expect.stringContaining('not YAML: '),
  ]);
});
