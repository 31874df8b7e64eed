import {describe, expect, it, vi} from 'vitest';

import {GrowingIndex} from '../decode.ts';
import {divideIndex, encodeIndex} from '../encode.ts';
import {MANIFEST, SearchEngine} from '../engine.ts';
import {parseQuery} from '../query.ts';
import {WordWeights} from '../rarity.ts';
import {synonymTable} from '../synonyms.ts';
import {searchTermWords, vaguePhrase} from '../terms.ts';
import {Vocabulary} from '../vocabulary.ts';

import {page, PAGES, section} from './fixture.ts';

const words = (text: string): string[] => text.split(' ');

describe('a vague phrase', () => {
  it.each(['where do i start', 'it doesnt work', 'what is a token'])('is one word: %s', (text) => {
    expect(vaguePhrase(words(text))).toBe(`=${text.replaceAll(' ', '')}`);
  });

  it.each(['deploy a model', 'start', 'what is it that it is that it is'])('is not: %s', (text) => {
    expect(vaguePhrase(words(text))).toBeUndefined();
  });

  const terms = ["it doesn't work?", 'where do I start?', 'what can I do with this?', 'cpu only'];
  const files: Record<string, unknown> = {
    [`/base/${MANIFEST}`]: {v: 1, indexes: {'': {docs: 'docs.json', sdk: 'sdk.json'}}},
    '/base/sdk.json': encodeIndex([page({url: '/base/sdk/start', title: 'start_work'})], '/base/'),
  };
  // As on the site: the words are in files of their own.
  files['/base/docs.json'] = divideIndex(
    encodeIndex(
      [
        ...PAGES,
        page({
          url: '/base/start',
          title: 'Start',
          keywords: ['start', 'work'],
          sections: [section({text: 'Start the host, then work.', terms: ['start']})],
        }),
        page({
          url: '/base/help',
          title: 'Overview',
          sections: [section({}), section({heading: 'Causes', hash: '#causes', terms})],
        }),
      ],
      '/base/',
    ),
    (file, part) => {
      files[`/base/${file}`] = part;
    },
  );
  const ask = async (query: string) => {
    const read = vi.fn((path: string) => Promise.resolve(files[path]));
    const {hits} = await new SearchEngine({siteBase: '/base/', read}).search(
      '/base/',
      'docs',
      query,
      8,
    );
    return {hits, first: hits[0]?.document.h, paths: read.mock.calls.flat()};
  };

  it.each([
    "it doesn't work",
    'It doesn’t work!',
    'it doesnt work',
    'Where do I start?',
    'what can I do with this',
  ])('leads to the section with the same search term: %s', async (query) => {
    const {hits, first, paths} = await ask(query);
    expect(first).toBe('#causes');
    expect(hits[0]?.words).toEqual([]);
    expect(paths).not.toContain('/base/sdk.json');
  });

  it('leaves pages in the list that have its words', async () => {
    const {hits} = await ask('where do I start');
    expect(hits.map(({document}) => document.t)).toContain('Start');
  });

  it('counts only as a whole: a term of the same word comes first', async () => {
    const of = (url: string, term: string) =>
      page({url, title: 'Notes', sections: [section({hash: '', terms: [term]})]});
    const index = encodeIndex([of('/base/a', 'it crashed?'), of('/base/b', 'crashed')], '/base/');
    const engine = new SearchEngine({
      siteBase: '/base/',
      read: (path) => Promise.resolve(path === '/base/docs.json' ? index : files[path]),
    });
    const {hits} = await engine.search('/base/', 'docs', 'crashed', 8);
    expect(hits.map(({document}) => document.u)).toEqual(['/base/b', '/base/a']);
  });

  it('adds no word for other search terms', () => {
    expect(searchTermWords(terms).filter((word) => word.startsWith('='))).toEqual([
      '=itdoesntwork',
      '=wheredoistart',
      '=whatcanidowiththis',
    ]);
  });

  it.each(["it doesn't", 'where do I', 'start', 'do work'])('is not guessed: %s', async (query) => {
    expect((await ask(query)).first).not.toBe('#causes');
  });
});

describe('a misspelled general verb', () => {
  it('decides as little as the verb itself', () => {
    const pages = [
      page({url: '/base/logs', title: 'Logs', sections: [section({text: 'Find the lines.'})]}),
      page({url: '/base/plan', title: 'Plan', sections: [section({text: 'Written logs.'})]}),
    ];
    const shard = new GrowingIndex(encodeIndex(pages, '/base/'), '/base/');
    const weightOf = (query: string): number =>
      parseQuery(
        query,
        new Vocabulary(shard.terms),
        synonymTable(),
        new WordWeights([shard]),
      ).units.at(-1)?.weight ?? 0;
    expect(weightOf('logs wrtten ')).toBeCloseTo(weightOf('logs written '));
  });
});
