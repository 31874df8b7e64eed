import {expect, it} from 'vitest';
import {headings} from '../headings.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects a second h1, gaps, vague words and doubtful anchors', async () => {
  expect(await run(headings, fixtureSite('headings'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: "# A second title" is a second h1'),
    expect.stringContaining(
      'docs/page.mdx:7: the heading "Too deep" skips a level. Write ## instead of ###.',
    ),
    expect.stringContaining('docs/page.mdx:9: no heading "Introduction"'),
    expect.stringContaining(
      'docs/page.mdx:13: #same is the anchor of the heading in line 11, too.',
    ),
    expect.stringContaining('docs/page.mdx:15: the anchor {#not/stable} is hard to type.'),
    expect.stringContaining(
      'docs/page.mdx:19: #ports is the anchor of the heading in line 17, too.',
    ),
    expect.stringContaining('docs/page.mdx:23: #six is the anchor of the heading in line 21, too.'),
  ]);
});

it('rejects a gap after a lower level, and empty headings', async () => {
  expect(await runOn(headings, '## A\n\n### B\n\n## C\n\n#### D\n')).toEqual([
    expect.stringContaining('docs/page.mdx:7: the heading "D" skips a level. Write ###'),
  ]);
  expect(await runOn(headings, '##\n\nText.\n\n##\n')).toEqual([
    expect.stringContaining('docs/page.mdx:1: a heading is empty.'),
    expect.stringContaining('docs/page.mdx:5: a heading is empty.'),
  ]);
});

it('accepts a heading that begins with "Introduction"', async () => {
  expect(await runOn(headings, '## Introduction of a release\n')).toEqual([]);
});
