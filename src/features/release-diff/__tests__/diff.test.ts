import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {comparePages, compareUnits, compareWords, countChanges} from '../diff.ts';
import type {Piece, Unit} from '../types.ts';
import type {Section} from '../units.ts';

const sentence = (text: string): Unit => ({kind: 'sentence', text});
const section = (heading: string, ...texts: string[]): Section => ({
  heading,
  id: heading.toLowerCase(),
  units: texts.map(sentence),
});
const side = (pieces: readonly Piece[], which: 'old' | 'new'): string =>
  pieces
    .filter((piece) => piece.in === 'both' || piece.in === which)
    .map(({text}) => text)
    .join('');

describe('compareWords', () => {
  it('marks the words that differ', () => {
    expect(compareWords('Use port 443 now.', 'Use port 7777 now.')).toEqual([
      {in: 'both', text: 'Use port '},
      {in: 'old', text: '443'},
      {in: 'new', text: '7777'},
      {in: 'both', text: ' now.'},
    ]);
  });

  it('treats code as one word', () => {
    expect(compareWords('Run `a b`.', 'Run `a c`.')).toEqual([
      {in: 'both', text: 'Run '},
      {in: 'old', text: '`a b`'},
      {in: 'new', text: '`a c`'},
      {in: 'both', text: '.'},
    ]);
  });

  it('joins changed words over the space between them, and leaves the space in front alone', () => {
    expect(compareWords('  a b', '  c d')).toEqual([
      {in: 'both', text: '  '},
      {in: 'old', text: 'a b'},
      {in: 'new', text: 'c d'},
    ]);
  });

  it('shows very long texts one after the other', () => {
    const long = 'word '.repeat(200);
    expect(compareWords(`${long}a`, `${long}b`).map((piece) => piece.in)).toEqual(['old', 'new']);
  });

  it('can restore both sides, whatever the words', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', '`x y`', '`', 'd'), {maxLength: 20})
      .chain((list) => fc.constantFrom(' ', '  ', '\n').map((space) => list.join(space)));
    fc.assert(
      fc.property(text, text, (old, now) => {
        const pieces = compareWords(old, now);
        expect(side(pieces, 'new')).toBe(now);
        expect(side(pieces, 'old')).toBe(old);
      }),
    );
  });
});

describe('compareUnits', () => {
  it('tells added, removed and changed apart', () => {
    const {changes, same} = compareUnits(
      [sentence('Stays as it is.'), sentence('You need 8 GB of RAM.'), sentence('Old one.')],
      [
        sentence('Stays as it is.'),
        sentence('You need 16 GB of RAM.'),
        sentence('Quite new text.'),
      ],
    );
    expect(same).toBe(1);
    expect(changes.map(({type}) => type).sort()).toEqual(['added', 'changed', 'removed']);
  });

  it('takes sentences that differ in capitals for the same, and lines of code not', () => {
    const old = [sentence('Open port 443.'), {kind: 'code', text: 'start DOCKER'} as const];
    const now = [sentence('open Port 443.'), {kind: 'code', text: 'start docker'} as const];
    const {changes, same} = compareUnits(old, now);
    expect(same).toBe(1);
    expect(changes.map(({type, kind}) => [type, kind])).toEqual([['changed', 'code']]);
  });

  it.each([
    ['one two x y', ['changed']],
    ['one two x y z', ['removed', 'added']],
  ])('calls a sentence changed that keeps half of its words: %s', (text, types) => {
    const {changes} = compareUnits([sentence('one two three four')], [sentence(text)]);
    expect(changes.map(({type}) => type)).toEqual(types);
  });

  it('does not mix sentences with code', () => {
    const {changes} = compareUnits([sentence('docker ps')], [{kind: 'code', text: 'docker ps'}]);
    expect(changes.map(({type}) => type)).toEqual(['removed', 'added']);
  });

  it('finds nothing in equal lists', () => {
    const units = fc.array(fc.string().map(sentence), {maxLength: 20});
    fc.assert(
      fc.property(units, (list) => {
        expect(compareUnits(list, list)).toEqual({changes: [], same: list.length});
      }),
    );
  });
});

describe('comparePages', () => {
  it('pairs sections by content, names new ones and puts removed ones at the end', () => {
    const result = comparePages(
      [section('Requirements', 'You need RAM.'), section('Contact', 'Write to us.')],
      [section('System requirements', 'You need RAM.'), section('Ports', 'Open 443.')],
    );
    expect(result.map(({heading, status, before}) => [heading, status, before])).toEqual([
      ['System requirements', 'kept', 'Requirements'],
      ['Ports', 'new', undefined],
      ['Contact', 'gone', undefined],
    ]);
    expect(countChanges(result)).toEqual({added: 1, removed: 1, changed: 0, same: 1});
  });

  it('pairs the most similar sections first, and each only once', () => {
    const [same, other] = [section('Ports', 'Open 443 now.'), section('Ports', 'Quite new text.')];
    const facts = (result: ReturnType<typeof comparePages>) =>
      result.map(({status, before, same: kept}) => [status, before, kept]);
    expect(facts(comparePages([same], [other, same]))).toEqual([
      ['new', undefined, 0],
      ['kept', undefined, 1],
    ]);
    expect(facts(comparePages([same, other], [same]))).toEqual([
      ['kept', undefined, 1],
      ['gone', undefined, 0],
    ]);
  });

  it.each([
    ['Linux', 'a b c d e', 'Contact', 'a b c d e', 'kept'],
    ['Linux', 'a b c d e', 'Contact', 'a b c d x', 'new'],
    ['What is it', 'a b c', 'What is it', 'x y z', 'kept'],
  ])('compares %s: %s with %s: %s', (before, old, now, text, status) => {
    expect(comparePages([section(before, old)], [section(now, text)])[0]?.status).toBe(status);
  });

  it('compares the text above the first heading only with its counterpart', () => {
    const result = comparePages([section('', 'Hello.')], [section('Hello', 'Hello.')]);
    expect(result.map(({status}) => status)).toEqual(['new', 'gone']);
  });
});

it('does not pair sections whose headings share only small words', () => {
  const pair = (before: string, now: string): string[] =>
    comparePages([section(before, 'One call.')], [section(now, 'One rule.')]).map(
      ({status}) => status,
    );
  expect(pair('Log a script in', 'Ids in a body raise TypeError')).toEqual(['new', 'gone']);
  expect(pair('What is it for', 'How do you do this')).toEqual(['new', 'gone']);
  expect(pair('Log a script in', 'Log a program in')).toEqual(['kept']);
});

it('does not pair sections for having no text, which have other sections right below their headings', () => {
  const statuses = (before: string, now: string): string[] =>
    comparePages([section(before)], [section(now)]).map(({status}) => status);
  expect(statuses('Linux', 'Contact')).toEqual(['new', 'gone']);
  expect(statuses('Linux', 'Linux')).toEqual(['kept']);
});
