import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

import {encodeIndex} from '../encode.ts';
import {decodeWords, IndexFormatError} from '../format.ts';
import {Occurrences} from '../occurrences.ts';
import {indexTerms} from '../terms.ts';

const TEXTS = [
  'port port port of the gateway',
  'the port of a model, and its gateway, and its state',
  'a state of a model',
  'nothing else',
];

const TOKENS = TEXTS.map((text) => indexTerms(text, false).length);
const MEAN = TOKENS.reduce((sum, count) => sum + count, 0) / TOKENS.length;

const [part] = encodeIndex(
  TEXTS.map((text, number) => ({
    url: `/${String(number)}`,
    title: 'Page',
    breadcrumbs: [],
    description: '',
    keywords: [],
    sections: [{heading: '', hash: '', level: 1, text, code: ''}],
  })),
  '/',
).w;

describe('the words of a part', () => {
  it('have the scores that lunr gives, but for the rarity of the word', () => {
    const [words = '', ...postings] = part ?? [];
    const lengths = TOKENS.map((count) => count / MEAN);
    const own = new Occurrences(decodeWords(words), postings, lengths);
    const index = lunr(function build() {
      this.tokenizer = ((terms: string[]) =>
        terms.map((term) => new lunr.Token(term, {}))) as unknown as typeof lunr.tokenizer;
      this.pipeline.reset();
      this.ref('id');
      for (const field of ['content', 'code', 'terms']) this.field(field);
      TEXTS.forEach((text, id) => {
        this.add({id, content: indexTerms(text, false), code: [], terms: []});
      });
    });
    for (const word of ['port', 'gateway', 'model', 'state', 'nothing']) {
      const expected = index
        .query((query) => {
          query.term(word, {usePipeline: false});
        })
        .map(({ref, score}) => [Number(ref), score]);
      expect(expected.length).toBeGreaterThan(0);
      const found = [...own.lookup(word)].sort((a, b) => b.score - a.score);
      expect(found.map(({record}) => record)).toEqual(expected.map(([record]) => record));
      const [first] = found;
      found.forEach(({score, field}, number) => {
        expect(field).toBe('content');
        // lunr rounds to three places.
        const share = (expected[number]?.[1] ?? NaN) / (expected[0]?.[1] ?? NaN);
        expect(score / (first?.score ?? NaN)).toBeCloseTo(share, 2);
      });
    }
    expect([...own.lookup('absent')]).toEqual([]);
  });

  it('reject postings that cannot be right', () => {
    const broken = (postings: string): unknown => new Occurrences(['a', 'b'], [postings], [1, 1]);
    // Word 5 of two; record 4 of two; the same record again before there is one.
    for (const postings of ['FBB', 'ABF', 'ABA']) {
      expect(() => broken(postings)).toThrow(IndexFormatError);
    }
  });
});
