import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {knownErrors} from '../../../src/data/known-errors/index.ts';
import {findDataset} from '../../../src/data/product/index.ts';
import {LATEST} from '../../../src/data/releases.ts';
import {spelling} from '../spelling.ts';
import {fixtureSite, lines, ROOT, run, runOn, site} from './support.ts';

it('rejects misspelled words in title and text, not in code, links or keywords', async () => {
  expect(await run(spelling, fixtureSite('spelling'))).toEqual([
    expect.stringContaining(
      'docs/page.mdx:2: "mistacke" is not in the dictionary of American English.',
    ),
    expect.stringContaining(
      'docs/page.mdx:6: "platfrom" is not in the dictionary of American English.',
    ),
    expect.stringContaining('src/features/demo/texts.ts:4: "pannel" is not in the dictionary'),
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

it('reads known errors and shared data, which pages show without having them in their source', async () => {
  const [entry] = knownErrors;
  const dataset = findDataset(LATEST, 'ports');
  if (!entry || !dataset) throw new Error('no data');
  const before = [entry.cause, dataset.note] as const;
  try {
    Object.assign(entry, {cause: 'The mistacke of an entry.'});
    Object.assign(dataset, {note: 'The mistacke of a table.'});
    expect(lines((await spelling.checkSite?.(site)) ?? [])).toEqual([
      expect.stringMatching(/^src\/data\/known-errors\/[\w-]+\.ts:\d+: "mistacke" is not in/),
      expect.stringMatching(/^src\/data\/product\/[\d.]+\/ports\.ts:1: "mistacke" is not in/),
    ]);
  } finally {
    Object.assign(entry, {cause: before[0]});
    Object.assign(dataset, {note: before[1]});
  }
});

it('reads words of three letters, and names each once', async () => {
  expect(await runOn(spelling, 'Start teh server.\n\nStop teh server.\n', 'docs/page.mdx')).toEqual(
    [expect.stringContaining('docs/page.mdx:1: "teh" is not in the dictionary')],
  );
});

it('the terms of the project are unique and in alphabetical order', () => {
  const terms = readFileSync(path.join(ROOT, 'cspell-words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const sorted = [...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en'));
  expect(terms, 'put the term where the alphabet wants it').toEqual(sorted);
});
