import {expect, it} from 'vitest';
import {admonitions} from '../admonitions.ts';
import {fixtureSite, run} from './support.ts';

it('rejects unknown kinds, other directives, and colons that open or close nothing', async () => {
  expect(await run(admonitions, fixtureSite('admonitions'))).toEqual([
    'docs/page.mdx:23: :::waring is not an admonition. Did you mean :::warning?',
    expect.stringContaining('docs/page.mdx:29: these colons open nothing'),
    expect.stringContaining('docs/page.mdx:33: these colons close nothing'),
    expect.stringContaining('docs/page.mdx:35: the page leaves out ::tip.'),
    expect.stringContaining('docs/page.mdx:37: the page leaves out :port.'),
    expect.stringContaining('docs/page.mdx:38: the page leaves out :port.'),
    expect.stringContaining('docs/page.mdx:41: these colons open nothing'),
    expect.stringContaining('docs/page.mdx:43: :::note is not closed.'),
    expect.stringContaining('docs/page.mdx:51: these colons close nothing'),
    expect.stringContaining('docs/page.mdx:53: :::danger is not closed.'),
    expect.stringContaining('docs/page.mdx:59: :::info is not closed.'),
  ]);
});
