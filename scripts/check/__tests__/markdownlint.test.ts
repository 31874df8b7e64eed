import {expect, it} from 'vitest';
import {markdownlint} from '../markdownlint.ts';
import {fixtureSite, run} from './support.ts';

const fixture = fixtureSite('markdownlint');
const findingsIn = async (file: string): Promise<string[]> =>
  run(markdownlint, {...fixture, pages: fixture.pages.filter((page) => page.file === file)});

it('rejects sloppy Markdown', async () => {
  expect(await findingsIn('docs/page.mdx')).toEqual([
    expect.stringContaining('docs/page.mdx:8: Unordered list style'),
    expect.stringContaining('docs/page.mdx:11: Multiple consecutive blank lines'),
    expect.stringContaining('docs/page.mdx:5: Headings should be surrounded by blank lines'),
    expect.stringContaining('docs/page.mdx:8: Lists should be surrounded by blank lines'),
    expect.stringContaining('docs/page.mdx:9: Lists should be surrounded by blank lines'),
  ]);
});

it('rejects code without a language or with another, and code that it cannot check', async () => {
  expect(await findingsIn('docs/code.mdx')).toEqual([
    expect.stringContaining('docs/code.mdx:5: Fenced code blocks should have a language specified'),
    expect.stringContaining('"yml" is not allowed (MD040 in .markdownlint.json)'),
    expect.stringContaining('"console" is not allowed'),
    expect.stringContaining('docs/code.mdx:22: this code is not checked, as it follows a tag.'),
  ]);
});
