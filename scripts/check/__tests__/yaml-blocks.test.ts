import {expect, it} from 'vitest';
import {yamlBlocks} from '../yaml-blocks.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects an open quote', async () => {
  expect(await run(yamlBlocks, fixtureSite('yaml-blocks'))).toEqual([
    expect.stringContaining('not YAML: '),
  ]);
});

it('names one line of a block, also below ---', async () => {
  expect(await runOn(yamlBlocks, '```yaml\na: 1\n---\nb: 1\nb: 2\nc: "open\n```\n')).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:5: not YAML: .+\. Check indentation and quotes\.$/),
  ]);
});
