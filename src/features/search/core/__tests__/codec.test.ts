import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {GrowingIndex} from '../decode.ts';
import {divideIndex, encodeIndex} from '../encode.ts';
import {IndexFormatError} from '../format.ts';
import {indexTerms} from '../terms.ts';
import {FIELD_NUMBERS, type Page} from '../types.ts';

import {page, PAGES, section} from './fixture.ts';

const roundTrip = (pages: readonly Page[]) =>
  new GrowingIndex(JSON.parse(JSON.stringify(encodeIndex(pages, '/base/'))), '/base/');

describe('the index file', () => {
  it('finds every word of the head and of the parts, in the fields that have it', () => {
    const index = roundTrip(PAGES);
    expect(index.terms.length).toBeGreaterThan(60);
    expect(index.lookup('quickstart').map(({record}) => record)).toEqual([0]);
    expect(index.lookup('quickstart')[0]?.fields).toContain(FIELD_NUMBERS.title);
    expect(index.lookup('exhausted').map(({fields}) => fields)).toEqual([[FIELD_NUMBERS.content]]);
    expect(index.lookup('deploymodel')[0]?.fields).toEqual([
      FIELD_NUMBERS.content,
      FIELD_NUMBERS.code,
    ]);
    expect(index.lookup('nowhere')).toEqual([]);
  });

  it('answers from the head, and lists the files that complete it', () => {
    const files = new Map<string, unknown>();
    const head = divideIndex(encodeIndex(PAGES, '/base/'), (file, part) => files.set(file, part));
    const index = new GrowingIndex(JSON.parse(JSON.stringify(head)), '/base/');
    expect(index.lookup('quickstart')).toHaveLength(1);
    expect(index.lookup('exhausted')).toEqual([]);
    expect(index.records[0]?.text).toBe('');
    const wanted = [...index.wordFiles(['exhau']), ...index.textFiles([0])];
    expect(wanted).toEqual(['words-0.json', 'texts-0.json']);
    for (const name of wanted) index.add(name, files.get(name));
    expect(index.lookup('exhausted')).toHaveLength(1);
    expect(index.records[0]?.text).toContain('Deploy a small model');
    expect(index.wordFiles(['exhau'])).toEqual([]);
    expect(index.textFiles([0])).toEqual([]);
    const other = new GrowingIndex(JSON.parse(JSON.stringify(head)), '/base/');
    const [words = ''] = other.wordFiles(['exhau']);
    expect(() => other.add(words, '<!doctype html>')).toThrow(IndexFormatError);
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

  it('contains search terms with the section they lead to', () => {
    const terms = ['red light', 'never ready'];
    const index = roundTrip([page({sections: [section({text: 'A.'}), section({terms})]})]);
    expect(index.lookup('ready')).toMatchObject([{record: 1, fields: [FIELD_NUMBERS.terms]}]);
    expect(index.records.map((record) => record.terms)).toEqual([[], terms]);
  });

  it('keeps weights', () => {
    const [first = page({}), ...rest] = PAGES;
    expect(roundTrip([{...first, weight: 0.8}, ...rest]).weights).toEqual([0.8, 1, 1, 1]);
  });

  it('keeps every hash, and stores none that follows from its heading', () => {
    const names = [
      ['Log in', '#log-in'],
      ['`kz-first-boot` & Co.', '#kz-first-boot--co'],
      ['Log in', '#log-in-2'],
      ['Ports', '#outbound'],
      ['Ports', ''],
    ] as const;
    const sections = names.map(([heading, hash]) => section({heading, hash, level: 2}));
    const pages = [page({sections: [section({}), ...sections]})];
    expect(roundTrip(pages).records.map(({h}) => h)).toEqual(['', ...names.map(([, h]) => h)]);
    expect(encodeIndex(pages, '/base/').p.hashes).toEqual(['', 0, 0, '#log-in-2', '#outbound', '']);
  });

  describe('with known errors', () => {
    const error = page({
      url: '/base/errors/gpu',
      title: 'Zeppelin crashed',
      kind: 'error',
      sections: [section({hash: '#zeppelin', text: 'The quickstart model needs helium.'})],
    });
    const load = () => {
      const files = new Map<string, unknown>();
      const whole = encodeIndex([error, ...PAGES], '/base/');
      const head = divideIndex(whole, (file, part) => files.set(file, part));
      return {index: new GrowingIndex(JSON.parse(JSON.stringify(head)), '/base/'), files};
    };

    it('answers without them from the head, also where a part of the words is about them', () => {
      const {index, files} = load();
      expect(index.errorFiles()).toEqual(['errors.json']);
      const pages = index.records.length;
      expect(index.records.some((record) => record.error)).toBe(false);
      for (const file of index.wordFiles([''])) index.add(file, files.get(file));
      expect(index.lookup('helium')).toEqual([]);
      expect(index.lookup('zeppelin')).toEqual([]);
      expect(index.add('errors.json', files.get('errors.json'))).toBe(true);
      expect(index.errorFiles()).toEqual([]);
      expect(index.lookup('helium')).toMatchObject([{record: pages}]);
      expect(index.lookup('zeppelin')[0]?.fields).toContain(FIELD_NUMBERS.title);
      expect(index.titleTerms).toContain('zeppelin');
      expect(index.records[pages]).toMatchObject({
        t: 'Zeppelin crashed',
        u: '/base/errors/gpu',
        h: '#zeppelin',
        error: true,
        names: ['Zeppelin crashed'],
      });
    });

    it('is the same in parts as in one', () => {
      const {index, files} = load();
      for (const file of index.missingFiles()) index.add(file, files.get(file));
      const whole = roundTrip([error, ...PAGES]);
      expect(index.missingFiles()).toEqual([]);
      expect(index.records).toEqual(whole.records);
      expect(index.weights).toEqual(whole.weights);
      for (const term of whole.terms) expect(index.lookup(term)).toEqual(whole.lookup(term));
    });

    it('refuses another file in their place', () => {
      const {index} = load();
      expect(() => index.add('errors.json', {titles: []})).toThrow(
        new IndexFormatError('Not the pages of a search index'),
      );
    });
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
          const index = roundTrip(pages);
          const {terms, records} = index;
          expect(records).toHaveLength(pages.length * 2);
          for (const term of terms) expect(index.lookup(term).length).toBeGreaterThan(0);
        },
      ),
      // A character that is several words when decomposed.
      {numRuns: 200, examples: [[[{title: '\uFDFA', heading: '', body: '', code: ''}]]]},
    );
  });

  it('accepts words named like properties of objects', () => {
    const words = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', '_index'];
    const index = roundTrip([page({sections: [section({text: words.join(' ')})]})]);
    for (const term of index.terms) expect(index.lookup(term).length).toBeGreaterThan(0);
    expect(index.terms).toContain('constructor');
  });

  it('finds titles that consist of stop words, and drops stop words elsewhere', () => {
    expect(indexTerms('About', true)).toEqual(['about']);
    expect(indexTerms('what is the port', false)).toEqual(['port']);
  });

  it('also writes verbs of two words as one', () => {
    expect(indexTerms('log in and set up', false)).toEqual(['log', 'login', 'set', 'setup']);
  });

  const good = encodeIndex(PAGES, '/base/');
  it.each([
    ['nothing', null, 'Not a search index'],
    ['a string', '<!doctype html>', 'Not a search index'],
    ['an empty object', {}, 'Not a search index'],
    ['another version', {...good, v: 1}, 'Not a search index'],
    ['a list', [], 'Not a search index'],
    ['no pages', {...good, p: undefined}, 'Not a search index'],
    ['no headings', {...good, p: {...good.p, headings: undefined}}, 'Not a search index'],
    ['a record without its page', {...good, p: {...good.p, urls: []}}, 'A record without its page'],
    ['no numbers', {...good, p: {...good.p, lengths: undefined}}, 'Not a search index'],
    ['too few numbers', {...good, p: {...good.p, lengths: ''}}, 'Postings end early'],
    ['damaged words', {...good, w: [['~~~', '', '', '']]}, 'The words are damaged'],
    ['too few fields', {...good, w: [['Aword']]}, 'Not the words of a search index'],
    ['truncated postings', {...good, w: [['Aword', 'AC', '', '']]}, 'Postings end early'],
    ['other letters', {...good, w: [['Aword', '!!!', '', '']]}, 'Postings end early'],
    [
      'endless numbers',
      {...good, w: [['Aword', '________________', '', '']]},
      'A number is too long',
    ],
  ])('refuses %s', (_, value, message) => {
    expect(() => new GrowingIndex(value, '/base/')).toThrow(new IndexFormatError(message));
  });
});
