import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {spelling} from '../spelling.ts';
import {fixtureSite, ROOT, run, runOn} from './support.ts';

it('rejects misspelled words in title and text, not in code, links or keywords', async () => {
  expect(await run(spelling, fixtureSite('spelling'))).toEqual([
    expect.stringContaining(
      'docs/page.mdx:2: "mistacke" is not in the dictionary of American English.',
    ),
    expect.stringContaining(
      'docs/page.mdx:6: "platfrom" is not in the dictionary of American English.',
    ),
  ]);
});

it('takes the dictionary of the site that it checks', async () => {
  const page = 'docs/page.mdx';
  const text = 'The kwfixtureterm starts.\n';
  expect(await runOn(spelling, text, page)).toHaveLength(1);
  // Its cspell.json adds the word, which is also on its page.
  const fixture = fixtureSite('spelling');
  expect(fixture.pages[0]?.text).toContain('kwfixtureterm');
  expect((await run(spelling, fixture)).join()).not.toContain('kwfixtureterm');
});

it('reads words of three letters', async () => {
  expect(await runOn(spelling, 'Start teh server.\n', 'docs/page.mdx')).toEqual([
    expect.stringContaining('"teh" is not in the dictionary'),
  ]);
});

it('the terms of the project are unique and in alphabetical order', () => {
  const terms = readFileSync(path.join(ROOT, 'cspell-words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const sorted = [...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en'));
  expect(terms, 'put the term where the alphabet wants it').toEqual(sorted);
});
