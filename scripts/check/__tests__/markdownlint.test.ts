import {expect, it} from 'vitest';
import {markdownlint} from '../markdownlint.ts';
import {fixtureSite, run} from './support.ts';

it('rejects sloppy Markdown', async () => {
  expect(await run(markdownlint, fixtureSite('markdownlint'))).toEqual([
    expect.stringContaining('docs/page.mdx:8: Unordered list style'),
    expect.stringContaining('docs/page.mdx:11: Multiple consecutive blank lines'),
    expect.stringContaining('docs/page.mdx:5: Headings should be surrounded by blank lines'),
    expect.stringContaining('docs/page.mdx:8: Lists should be surrounded by blank lines'),
    expect.stringContaining('docs/page.mdx:9: Lists should be surrounded by blank lines'),
  ]);
});
