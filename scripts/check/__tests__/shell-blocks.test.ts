import {expect, it} from 'vitest';
import {shellBlocks} from '../shell-blocks.ts';
import {fixtureSite, run} from './support.ts';

it('rejects prompts and broken commands, also two whose quotes close each other', async () => {
  expect(await run(shellBlocks, fixtureSite('shell-blocks'))).toEqual([
    expect.stringContaining('docs/page.mdx:6: the line begins with a prompt.'),
    expect.stringContaining('docs/page.mdx:10: the shell cannot read this: '),
    expect.stringContaining('docs/page.mdx:22: the shell cannot read this: '),
    expect.stringContaining('docs/page.mdx:26: the shell cannot read this: '),
  ]);
});
