import {expect, it} from 'vitest';
import {words} from '../words.ts';
import {fixtureSite, run} from './support.ts';

it('rejects placeholders, emoji and invisible characters', async () => {
  expect(await run(words, fixtureSite('words'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: "coming soon" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:5: "Coming soon" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:7: "TODO" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:9: "TBD" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:9: "FIXME" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:9: "XXX" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:9: "Lorem ipsum" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:11: "🚀" does not belong on a page.'),
    expect.stringContaining('docs/page.mdx:13: the invisible character U+200B does not belong'),
    expect.stringContaining('docs/page.mdx:13: the invisible character U+00AD does not belong'),
    expect.stringContaining('docs/page.mdx:13: the invisible character U+FEFF does not belong'),
  ]);
});
