import fc from 'fast-check';
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

import {decodeIndex, encodeIndex, IndexFormatError, indexTerms} from '../codec.ts';
import {FIELDS, type Page} from '../types.ts';

import {page, PAGES, section} from './fixture.ts';

const roundTrip = (pages: readonly Page[]) =>
  decodeIndex(JSON.parse(JSON.stringify(encodeIndex(pages, '/base/'))), '/base/');

/** The index as lunr builds it by itself, from the same words. */
function builtByLunr(pages: readonly Page[]): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('id');
  for (const field of FIELDS) builder.field(field);
  // Frequencies are kept up to four.
  const limited = (words: string[]): string[] => {
    const counts = new Map<string, number>();
    return words.filter((word) => {
      const count = (counts.get(word) ?? 0) + 1;
      counts.set(word, count);
      return count <= 4;
    });
  };
  builder.tokenizer = ((text: string | null, metadata: {fields: string[]}) =>
    limited(
      indexTerms(text ?? '', ['title', 'heading', 'keywords'].includes(metadata.fields[0] ?? '')),
    ).map((word) => new lunr.Token(word, {}))) as unknown as typeof lunr.tokenizer;
  let id = 0;
  for (const {url, title, breadcrumbs, description, keywords, sections} of pages) {
    sections.forEach(({heading, text, code}, position) => {
      const first = position === 0;
      const slug = url.replace('/base/', '').split('/').slice(-2).join(' ').replace(/[-_]/g, ' ');
      builder.add({
        id,
        title: first ? title : '',
        breadcrumbs: first ? `${breadcrumbs.join(' | ')} | ${slug}` : '',
        keywords: first ? keywords.join(' | ') : '',
        description: first ? description : '',
        heading,
        content: text,
        code,
      });
      id += 1;
    });
  }
  return builder.build();
}

const ask = (index: lunr.Index, word: string) =>
  index.query((query) => query.term(word, {usePipeline: false}));

describe('the index file', () => {
  it('gives back the index lunr builds, score by score', () => {
    const {index, terms} = roundTrip(PAGES);
    const original = builtByLunr(PAGES);
    expect(terms.length).toBeGreaterThan(60);
    for (const term of terms) expect(ask(index, term)).toEqual(ask(original, term));
  });

  it('keeps records with their page and the heading above them', () => {
    const {records, pages} = roundTrip(PAGES);
    expect(pages).toEqual([0, 2, 6, 10]);
    const remove = records[5];
    expect(remove).toMatchObject({
      t: 'Remove',
      u: '/base/installation/windows',
      h: '#remove',
      page: 1,
    });
    expect(records[remove?.parent ?? -1]?.t).toBe('Ports');
    expect(records[3]).toMatchObject({t: 'Memory', parent: 2, b: ['Docs', 'Installation']});
  });

  it('keeps weights, and stores only those below 1', () => {
    const [first = page({}), ...rest] = PAGES;
    const pages = [{...first, weight: 0.8}, ...rest];
    expect(roundTrip(pages).weights).toEqual([0.8, 1, 1, 1]);
    expect(encodeIndex(pages, '/base/').p.map(({length}) => length)).toEqual([6, 5, 5, 5]);
  });

  it('survives any text', () => {
    const text = fc.string({unit: 'binary', maxLength: 60});
    fc.assert(
      fc.property(
        fc.array(fc.record({title: text, heading: text, body: text, code: text}), {maxLength: 5}),
        (parts) => {
          const pages = parts.map(({title, heading, body, code}, number) =>
            page({
              url: `/base/${number}`,
              title,
              sections: [
                section({text: body}),
                section({heading, hash: '#h', level: 2, text: body, code}),
              ],
            }),
          );
          const {index, terms, records} = roundTrip(pages);
          expect(records).toHaveLength(pages.length * 2);
          for (const term of terms) expect(ask(index, term).length).toBeGreaterThan(0);
        },
      ),
      // A character that is several words when taken apart.
      {numRuns: 200, examples: [[[{title: '\uFDFA', heading: '', body: '', code: ''}]]]},
    );
  });

  it('holds words named like properties of objects', () => {
    const words = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', '_index'];
    const {index, terms} = roundTrip([page({sections: [section({text: words.join(' ')})]})]);
    for (const term of terms) expect(ask(index, term)).toHaveLength(1);
    expect(terms).toContain('constructor');
  });

  it('finds titles that consist of stop words, and drops stop words elsewhere', () => {
    expect(indexTerms('About', true)).toEqual(['about']);
    expect(indexTerms('what is the port', false)).toEqual(['port']);
  });

  it('writes verbs of two words also as one', () => {
    expect(indexTerms('log in and set up', false)).toEqual(['log', 'login', 'set', 'setup']);
  });

  const good = encodeIndex(PAGES, '/base/');
  it.each([
    ['nothing', null],
    ['a string', '<!doctype html>'],
    ['an empty object', {}],
    ['another version', {...good, v: 2}],
    ['a list', []],
    ['pages without titles', {...good, p: [['a']]}],
    ['a weight of zero', {...good, p: good.p.map((one) => [...one.slice(0, 5), 0])}],
    ['records of numbers', {...good, r: [[0, 1, 2, 3, 4, 5]]}],
    ['a record without its page', {...good, p: []}],
    ['damaged words', {...good, w: '~~~'}],
    ['too few fields', {...good, f: good.f.slice(1)}],
    ['truncated postings', {...good, f: good.f.map((field) => field.slice(0, -1))}],
    ['other letters', {...good, f: good.f.map(() => '!!!')}],
    ['endless numbers', {...good, f: good.f.map(() => '________________')}],
  ])('refuses %s', (_, value) => {
    expect(() => decodeIndex(value, '/base/')).toThrow(IndexFormatError);
  });
});
