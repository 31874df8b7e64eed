import {expect, it} from 'vitest';
import {leftovers} from '../leftovers.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects marks of Markdown that are shown as text, unless they are escaped', async () => {
  expect(await run(leftovers, fixtureSite('leftovers'))).toEqual([
    expect.stringContaining('docs/page.mdx:7: ** is shown as text.'),
    expect.stringContaining('docs/page.mdx:10: a backtick is shown as text.'),
    expect.stringContaining('docs/page.mdx:12: a link is shown as text.'),
    expect.stringContaining('docs/page.mdx:14: a footnote is shown as text.'),
    expect.stringContaining('docs/page.mdx:16: a table is shown as text.'),
  ]);
});

it('rejects a link with a space between its parts, and a table below a line of text', async () => {
  expect(await runOn(leftovers, 'See [logs] (./logs.mdx).\n')).toHaveLength(1);
  expect(await runOn(leftovers, 'Ports:\n| A | B |\n| 1 | 2 |\n')).toEqual([
    expect.stringContaining('docs/page.mdx:2: a table is shown as text.'),
  ]);
});
