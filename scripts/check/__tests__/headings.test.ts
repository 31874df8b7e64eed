import {expect, it} from 'vitest';
import {headings} from '../headings.ts';
import {fixtureSite, run} from './support.ts';

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
