import {describe, expect, it} from 'vitest';

import {GrowingIndex} from '../decode.ts';
import {encodeIndex} from '../encode.ts';
import type {Found, Group} from '../found.ts';
import {hitOf} from '../hit.ts';
import type {RankedPage} from '../rank.ts';
import {ROW} from '../rows.ts';
import type {Page} from '../types.ts';

import {page, section} from './fixture.ts';

const part = (heading: string, text = 'Nothing.') =>
  section({heading, hash: `#${heading.toLowerCase()}`, level: 2, text});

/** The hit of a page of which these sections were found, best first, each with its score. */
function show(
  one: Page,
  terms: readonly string[],
  sections: readonly (readonly [record: number, score: number])[] = [[0, 1]],
  more: readonly (readonly [record: number, score: number, term: string])[] = [],
) {
  const shard = Object.assign(new GrowingIndex(encodeIndex([one], '/base/'), '/base/'), {
    context: 'docs',
  });
  const collection = {shards: [shard]} as unknown as Found['collection'];
  const found = (records: typeof sections, score: number, words: readonly string[]): Found => ({
    collection,
    page: {
      shard: 0,
      page: 0,
      score,
      coverage: 1,
      type: 'content',
      whole: false,
      sections: records.map(([record, own]) => ({record, score: own})),
      words: () => words.map((word) => new Map([[word, 1]])),
    } satisfies RankedPage,
  });
  const group: Group = {
    best: found(sections, 1, terms),
    more: more.map(([record, score, term]) => found([[record, score]], score, [term])),
  };
  return hitOf(group, 50);
}

describe('the line below a hit', () => {
  const described = page({
    description: 'A port is open.',
    sections: [section({text: 'First line.', code: 'curl localhost'})],
  });

  it('is the text, the code or the description: the first that has a word of the query', () => {
    expect(show(described, ['line', 'curl', 'port']).snippet.text).toBe('First line.');
    expect(show(described, ['curl', 'port']).snippet.text).toBe('curl localhost');
    expect(show(described, ['port']).snippet.text).toBe('A port is open.');
  });

  it('is the description if a hidden word was found, else the beginning of the text', () => {
    expect(show(described, ['hidden']).snippet).toEqual({text: 'A port is open.', marks: []});
    expect(show({...described, description: ''}, ['hidden']).snippet.text).toBe('First line.');
    const onlyCode = page({sections: [section({code: 'curl localhost'})]});
    expect(show(onlyCode, ['hidden']).snippet.text).toBe('curl localhost');
    expect(show(page({}), ['hidden']).snippet.text).toBe('');
  });

  it('ends a long description after a word', () => {
    const description = 'This description is longer than the fifty characters that fit.';
    expect(show({...described, description}, ['hidden']).snippet.text).toBe(
      'This description is longer than the fifty…',
    );
  });

  it('is the row that answers, without its invisible end', () => {
    const text = `Open:\n443 · HTTPS${ROW}\n5432 · database${ROW}`;
    const ports = page({sections: [section({}), part('Ports', text)]});
    const {row, snippet} = show(ports, ['database'], [[1, 1]]);
    expect(row).toBe('#ports--5432');
    expect(snippet.text).toBe('5432 · database');
    const whole = show(ports, ['https', 'database'], [[1, 1]]);
    expect(whole.row).toBeUndefined();
    expect(whole.snippet.text).not.toContain(ROW);
  });
});

describe('the words to mark in the article', () => {
  it('are written as in the section, once, and the others as the index has them', () => {
    const one = page({title: 'Ports', sections: [section({text: 'PORTS: set max_results.'})]});
    expect(show(one, ['ports', 'maxresults', 'elsewhere']).words).toEqual([
      'Ports',
      'max_results',
      'elsewhere',
    ]);
  });

  it('are twelve at most', () => {
    const words = Array.from({length: 20}, (_, number) => `word${number}`);
    const one = page({sections: [section({text: words.slice(0, 5).join(' ')})]});
    expect(show(one, words).words).toEqual(words.slice(0, 12));
  });
});

describe('further sections of a page', () => {
  const one = page({
    sections: [section({}), ...['Best', 'Close', 'Half', 'Weak', 'More'].map((name) => part(name))],
  });
  const titles = (...[sections, more]: [Parameters<typeof show>[2], Parameters<typeof show>[3]?]) =>
    show(one, ['best'], sections, more).sections.map(
      ({title, near}) => `${title.text}${near ? ' near' : ''}`,
    );

  it('are shown if they are at least half as good, and in the box if they are nearly as good', () => {
    expect(
      titles([
        [1, 10],
        [2, 8],
        [3, 5],
        [4, 4.9],
      ]),
    ).toEqual(['Close near', 'Half']);
  });

  it('are three at most, and never the beginning of the page', () => {
    expect(
      titles([
        [1, 10],
        [0, 9],
        [2, 7],
        [3, 7],
        [4, 7],
        [5, 7],
      ]),
    ).toEqual(['Close', 'Half', 'Weak']);
  });

  it('are also other results at the same address, with their own words marked', () => {
    expect(titles([[1, 10]], [[2, 0.9, 'close']])).toEqual(['Close near']);
    expect(titles([[1, 10]], [[2, 0.4, 'close']])).toEqual([]);
    const {sections} = show(one, ['best'], [[1, 10]], [[2, 0.9, 'close']]);
    expect(sections[0]?.title.marks).toEqual([[0, 5]]);
  });
});
