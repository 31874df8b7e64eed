import {expect, it} from 'vitest';
import {jsonBlocks} from '../json-blocks.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects a trailing comma and what was left out, and names their lines', async () => {
  expect(await run(jsonBlocks, fixtureSite('json-blocks'))).toEqual([
    expect.stringContaining('docs/page.mdx:8: not JSON: '),
    expect.stringContaining('docs/page.mdx:18: not JSON: '),
  ]);
});

it.each([
  ['a comment', '{\n  "a": 1, // one\n  "b": 2\n}', 2],
  ['a comment in a line of its own', '{\n  "a": 1,\n  # two\n  "b": 2\n}', 3],
  ['… in an object', '{\n  "a": 1,\n  …\n}', 3],
  ['… in a list', '[\n  {"a": 1},\n  …\n]', 3],
  ['… for a value', '{\n  "a": "x",\n  "b": …\n}', 3],
  ['single quotes', `{\n  "a": "x",\n  "b": 'y'\n}`, 3],
  ['a key without quotes', '{\n  "a": {"x": -1.5e3},\n  b: 2\n}', 3],
  ['a trailing comma', '{\n  "a": 1,\n  "b": [true, null],\n}', 4],
  ['a comma too many', '[\n  1,\n  ,\n  2\n]', 3],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a missing brace', '{\n  "a": {\n    "b": []\n}', 4],
  ['an open string', '{\n  "a": "x,\n  "b": 2\n}', 2],
  ['a tab in a string', '{\n  "a": 1,\n  "b": "x\ty"\n}', 3],
  ['a wrong escape', '{\n  "a": "\\u00e9\\n",\n  "b": "C:\\data"\n}', 3],
  ['two values', '{"a": 1}\n{"a": 2}', 2],
])('names the line of %s', async (_, json, line) => {
  expect(await runOn(jsonBlocks, `\`\`\`json\n${json}\n\`\`\`\n`)).toEqual([
    expect.stringMatching(new RegExp(`^docs/page\\.mdx:${String(line + 1)}: not JSON: .+\\.$`)),
  ]);
});

it('accepts what is JSON', async () => {
  const json = ' {"a": [-0.5e+3, 1e9, true, "\\u00e9 {…} // \\""], "": {}}\n\n';
  expect(await runOn(jsonBlocks, `\`\`\`json\n${json}\`\`\`\n`)).toEqual([]);
});
