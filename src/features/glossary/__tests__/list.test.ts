import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {compile} from '../../../../tests/support/compile-mdx.ts';
import remarkGlossaryList from '../remark-list.ts';

it('gives each link to a page the name of its term', async () => {
  const $ = load(await compile('<Glossary />', [remarkGlossaryList]));
  const names = $('a:contains("More")')
    .toArray()
    .map((link) => $(link).attr('aria-label'));
  expect(names).toContain('More about AWQ');
  expect(new Set(names).size).toBe(names.length);
});
