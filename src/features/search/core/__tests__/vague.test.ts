import {describe, expect, it} from 'vitest';

import {encodeIndex} from '../encode.ts';
import {MANIFEST, SearchEngine} from '../engine.ts';
import {searchTermWords, vaguePhrase} from '../terms.ts';

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
    [`/base/${MANIFEST}`]: {v: 1, indexes: {'': {docs: 'docs.json'}}},
    '/base/docs.json': encodeIndex(
      [
        ...PAGES,
        page({
          url: '/base/help',
          title: 'Overview',
          sections: [section({}), section({heading: 'Causes', hash: '#causes', terms})],
        }),
      ],
      '/base/',
    ),
  };
  const first = async (query: string) => {
    const engine = new SearchEngine({
      siteBase: '/base/',
      read: (path) => Promise.resolve(files[path]),
    });
    return (await engine.search('/base/', 'docs', query, 8)).hits[0]?.document.h;
  };

  it.each([
    "it doesn't work",
    'It doesn’t work!',
    'it doesnt work',
    'Where do I start?',
    'what can I do with this',
  ])('leads to the section with the same search term: %s', async (query) => {
    expect(await first(query)).toBe('#causes');
  });

  it('adds no word for other search terms', () => {
    expect(searchTermWords(terms).filter((word) => word.startsWith('='))).toEqual([
      '=itdoesntwork',
      '=wheredoistart',
      '=whatcanidowiththis',
    ]);
  });

  it.each(["it doesn't", 'where do I'])('is not guessed: %s', async (query) => {
    expect(await first(query)).not.toBe('#causes');
  });
});
