import {describe, expect, it} from 'vitest';

import {ROW, rowId, rowOf} from '../rows.ts';

const record = {
  t: 'Ports',
  h: '#ports',
  text: [
    'These ports are open, 443 among them.',
    'Port · Use',
    `443/tcp · HTTPS, web UI${ROW}`,
    `5432 · database of the web UI${ROW}`,
    `8080 · HTTPS of the gateway, used by etcd${ROW}`,
    '2379 · etcd',
  ].join('\n'),
};
const wordsOf = (...terms: string[]): Map<string, number>[] =>
  terms.map((term) => new Map([[term, 1]]));
const find = (...terms: string[]): string | undefined =>
  rowOf(record, 'Network', wordsOf(...terms))?.hash;

describe('the row that answers', () => {
  it('has the most of the words', () => {
    expect(find('database')).toBe('#ports--5432');
    expect(find('https', 'gateway')).toBe('#ports--8080');
    expect(find('ports', 'database')).toBe('#ports--5432');
  });

  it('is the one that is called so, rather than one that mentions it', () => {
    expect(find('443')).toBe('#ports--443-tcp');
    const text = `token · expires with session${ROW}\nsession · a login${ROW}`;
    expect(rowOf({t: 'Terms', h: '#a', text}, 'Page', wordsOf('session'))).toEqual({
      hash: '#a--session',
      text: 'session · a login',
    });
  });

  it('counts the forms of a word once, and the word itself more than a longer one', () => {
    const text = `dog · deploy model${ROW}\ncat · deploys deployed${ROW}\nget_keys · all${ROW}\nget_key · one${ROW}`;
    const row = (words: Map<string, number>[]): string | undefined =>
      rowOf({t: 'Calls', h: '#a', text}, 'Page', words)?.hash;
    const deploy = new Map([
      ['deploy', 1],
      ['deploys', 0.95],
      ['deployed', 0.95],
    ]);
    expect(row([deploy, ...wordsOf('model')])).toBe('#a--dog');
    const key = new Map([
      ['getkey', 1],
      ['getkeys', 0.95],
    ]);
    expect(row([key])).toBe('#a--get-key');
    // The word is in the name of the page, or a form of it in that of the section.
    expect(rowOf({t: 'Calls', h: '#a', text}, 'Deploy', [deploy])).toBeUndefined();
    expect(rowOf({t: 'Deployed', h: '#a', text}, 'Page', [deploy])).toBeUndefined();
  });

  it('is none if the section as a whole is meant, or several rows are as good', () => {
    expect(find('ports')).toBeUndefined();
    expect(find('https')).toBeUndefined();
    expect(find('web', 'ui')).toBeUndefined();
    expect(find('absent')).toBeUndefined();
  });

  it('is none if the best line is no row with an anchor', () => {
    expect(find('open')).toBeUndefined();
    expect(find('2379', 'etcd')).toBeUndefined();
  });

  it('is none if most of the words are elsewhere in the section', () => {
    expect(find('443', 'open', 'database', 'gateway', 'etcd')).toBeUndefined();
  });
});

it('derives the id that the page has', () => {
  expect(rowId('#ports', '443/tcp · HTTPS')).toBe('ports--443-tcp');
  expect(rowId('', 'KAMIWAZA_ROOT · path')).toBe('row--kamiwaza-root');
  expect(rowId('#ports', ' · HTTPS')).toBeUndefined();
});
