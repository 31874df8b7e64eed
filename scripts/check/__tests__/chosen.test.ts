import {expect, it} from 'vitest';

import {parsePage} from '../../../src/site/mdx/parse.ts';
import {chosenPages} from '../chosen.ts';

const FILES = ['docs/intro.mdx', 'docs/operate/logs.mdx', 'docs/operate/backup/plan.mdx'];
const site = {root: process.cwd(), pages: FILES.map((file) => parsePage(file, '', 'docs'))};
const chosen = (...names: string[]): string[] => chosenPages(site, names).map(({file}) => file);

it('a page and the pages of a folder are checked', () => {
  expect(chosen('docs/intro.mdx')).toEqual(['docs/intro.mdx']);
  expect(chosen('docs/operate/')).toEqual(FILES.slice(1));
  expect(chosen('docs', 'docs/intro.mdx')).toEqual(FILES);
});

it('all pages that people write are checked for the folder of the repository', () => {
  expect(chosen('.')).toEqual(FILES);
});

it('a file that is not a page of the site is checked, too', () => {
  expect(chosen('README.md')).toEqual(['README.md']);
});

it.each([
  [
    'docs/operate/lgos.mdx',
    'There is no file or folder docs/operate/lgos.mdx. Did you mean "docs/operate/logs.mdx"?',
  ],
  ['docs/operat', 'There is no file or folder docs/operat. Did you mean "docs/operate"?'],
  ['package.json', 'package.json is not a page. Name files that end with .mdx or .md.'],
  ['scripts', 'There are no pages in scripts.'],
])('%s is refused', (name, message) => {
  expect(() => chosen(name)).toThrow(message);
});
