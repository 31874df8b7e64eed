import {describe, expect, it} from 'vitest';

import {cutLines} from '../budget.ts';
import {fenceAfter} from '../fence.ts';
import {blocksOf} from '../passage.ts';
import {headingsOf} from '../sections.ts';

describe('fenceAfter', () => {
  it.each([
    [undefined, '```bash', '```'],
    [undefined, '~~~', '~~~'],
    [undefined, '    ```', undefined],
    [undefined, '```inline``` code', undefined],
    [undefined, 'text', undefined],
    ['```', 'text', '```'],
    ['```', '```', undefined],
    ['```', '`````  ', undefined],
    ['```', '```js', '```'],
    ['```', '~~~', '```'],
    ['````', '```', '````'],
  ])('open: %j, line: %j, then %j', (open, line, then) => {
    expect(fenceAfter(open, line)).toBe(then);
  });
});

describe('a code block that shows a fence', () => {
  const lines = ['````text', '```js', 'x', '', '## inside', '```', '````', '', '## outside'];

  it('has no headings', () => {
    const inner = ['```text', '```js', '## inside', '```', '## outside'];
    for (const block of [lines, inner]) {
      expect(headingsOf(block).map(({text}) => text)).toEqual(['outside']);
    }
  });

  it('is one block', () => {
    expect(blocksOf(lines)).toEqual([lines.slice(0, 7), ['## outside']]);
  });

  it('is closed by its own fence when it is cut', () => {
    expect(cutLines(lines, 12).text.split('\n')).toEqual(['````text', '```js', '````']);
    expect(cutLines(['```', 'x', '`````', ...'abcdefghij'], 12).text).toBe('```\nx\n`````');
  });
});
