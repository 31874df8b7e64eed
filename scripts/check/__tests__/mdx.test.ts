import {expect, it} from 'vitest';
import {mdx} from '../mdx.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects a stray bracket, and a tag that is not closed, in the line where it begins', async () => {
  expect(await run(mdx, fixtureSite('mdx'))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:7: not MDX: .*In text, write /),
    expect.stringMatching(/^docs\/tag\.mdx:7: not MDX: .*\. Close it with <\/details>\./),
  ]);
});

it.each([
  ['<!-- A comment -->', 'Write `{/* text */}`.'],
  ['See <https://example.com>.', 'Write `[text](url)`.'],
  ['<DataTable of=“ports” />', 'Write name="value", with straight quotes.'],
  ['Set {name to x.', 'In this line or above, close the {, or write \\{ for it.'],
])('says how to mend %j', async (text, remedy) => {
  expect(await runOn(mdx, text)).toEqual([expect.stringContaining(`. ${remedy}`)]);
});
