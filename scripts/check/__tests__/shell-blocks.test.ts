import {expect, it} from 'vitest';
import {shellBlocks} from '../shell-blocks.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects prompts and broken commands, also two whose quotes close each other', async () => {
  expect(await run(shellBlocks, fixtureSite('shell-blocks'))).toEqual([
    expect.stringContaining('docs/page.mdx:6: the line begins with a prompt.'),
    expect.stringContaining('docs/page.mdx:10: the shell cannot read this: '),
    expect.stringContaining('docs/page.mdx:22: the shell cannot read this: '),
    expect.stringContaining('docs/page.mdx:26: the shell cannot read this: '),
  ]);
});

it('accepts a redirection on a line that continues the one before', async () => {
  const block = (...lines: string[]): string => ['```bash', ...lines, '```'].join('\n');
  const accepted = block('curl https://example.com/x \\', '  > installer.sh');
  expect(await runOn(shellBlocks, accepted)).toEqual([]);
  const rejected = block('curl https://example.com/x', '> installer.sh');
  expect(await runOn(shellBlocks, rejected)).toHaveLength(1);
});

it('rejects the prompt of zsh, and accepts a placeholder of two words', async () => {
  expect(await runOn(shellBlocks, '```bash\n% ls\n```\n')).toHaveLength(1);
  expect(await runOn(shellBlocks, '```bash\nhf download <model name>\n```\n')).toEqual([]);
});
