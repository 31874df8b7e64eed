import {expect, it} from 'vitest';
import {words} from '../words.ts';
import {fixtureSite, run} from './support.ts';

it('rejects placeholders and emoji', async () => {
  expect(await run(words, fixtureSite('words'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: "coming soon" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:7: "TODO" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:9: "TBD" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:9: "Lorem ipsum" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:11: "🚀" does not belong on a page.'),
  ]);
});
