import path from 'node:path';

import {expect, it} from 'vitest';

import {byPage, changedPages} from '../changed.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

it('picks the pages among changed files', () => {
  const files = ['docs/intro.mdx', 'src/data/site.ts', 'README.md', 'docs/gone.mdx', 'docs'].map(
    (file) => path.join(ROOT, file),
  );
  expect(changedPages(ROOT, files)).toEqual(['docs/intro.mdx']);
});

it('sorts findings by page', () => {
  const output = [
    'docs/a.mdx:2: has no description. Write one sentence. [front-matter]',
    'docs/a.mdx:9: no such page. [links]',
    '2 findings on 2 pages, 21 rules.',
  ].join('\n');
  expect(byPage(output, ['docs/a.mdx', 'docs/b.mdx'])).toEqual(
    new Map([
      ['docs/a.mdx', output.split('\n').slice(0, 2)],
      ['docs/b.mdx', []],
    ]),
  );
});
