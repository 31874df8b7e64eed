import {expect, it} from 'vitest';

import {readingTime} from '../reading-time.ts';

/** The words that are counted. */
function counted(content: string): string {
  let found = '';
  readingTime({
    content,
    frontMatter: {},
    locale: 'en',
    defaultReadingTime: (given) => {
      found = given.content;
      return 1;
    },
  });
  return found.replace(/\s+/g, ' ');
}

it('counts what readers see', () => {
  expect(
    counted(
      [
        "import Table from './table.tsx';",
        '',
        'One [two](https://example.com/a/long/address) `three`.',
        '',
        '{/* truncate */}',
        '',
        '<Picture name="server" alt="A server with four graphics cards." />',
        '',
        '```bash',
        'four five',
        '```',
      ].join('\n'),
    ),
  ).toBe('One two three . four five');
});

it('counts the source of a post that is not MDX', () => {
  expect(counted('one <two')).toBe('one <two');
});
