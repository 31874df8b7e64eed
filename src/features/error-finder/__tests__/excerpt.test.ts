import {expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import type {KnownError, PatternKind} from '../../../data/known-errors/types.ts';
import {findErrors, type Part} from '../match.ts';

function entry(id: string, kind: PatternKind, ...texts: readonly string[]): KnownError {
  const [first, ...more] = texts.map((text) => ({kind, phrases: [text], specific: text}) as const);
  if (first === undefined) throw new Error('no text');
  return {...(knownErrors[0] as KnownError), id, messages: [first, ...more]};
}

const numbered = (count: number): string[] =>
  Array.from({length: count}, (_, index) => `the demo fault ${String(index)}`);

/** The first line that is shown: what was found is in brackets. */
function shown(line: string, ...texts: readonly string[]): string[] | undefined {
  const text = (part: Part): string => (part.found ? `[${part.text}]` : part.text);
  return findErrors(line, [entry('demo', 'message', ...texts)]).matches[0]?.hits[0]?.parts.map(
    text,
  );
}

it('lists the first six matches', () => {
  const texts = numbered(8);
  const entries = texts.map((text) => entry(text, 'message', text));
  const {matches, mentions} = findErrors(texts.join('\n'), entries);
  expect(matches.map(({id}) => id)).toEqual(texts.slice(0, 6));
  expect(mentions).toEqual([]);
});

it('mentions the first six entries that are only hinted at', () => {
  const texts = numbered(8);
  const entries = texts.map((text) => entry(text, 'hint', text));
  expect(findErrors(texts.join('\n'), entries).mentions).toEqual(texts.slice(0, 6));
});

it('shows the first four lines of a match, in the order of the log', () => {
  const lines = (log: readonly string[]): number[] | undefined =>
    findErrors(log.join('\n'), [
      entry('demo', 'message', 'the demo failed', 'no such demo'),
    ]).matches[0]?.hits.map(({line}) => line);
  const failed = ['the demo failed', 'the demo failed', 'the demo failed'];
  expect(lines([...failed, ...failed])).toEqual([1, 2, 3, 4]);
  expect(lines(['no such demo', '-', 'no such demo', ...failed])).toEqual([1, 3, 4, 5]);
});

it('marks all that was found in a line, and what overlaps as one', () => {
  expect(shown('the demo failed', 'the demo failed')).toEqual(['[the demo failed]']);
  expect(shown('so the demo failed: no demo today', 'no demo', 'the demo failed')).toEqual([
    'so ',
    '[the demo failed]',
    ': ',
    '[no demo]',
    ' today',
  ]);
  expect(shown('the demo failed', 'the demo', ' failed')).toEqual(['[the demo failed]']);
  expect(shown('the demo failed badly', 'demo failed badly', 'the demo failed')).toEqual([
    '[the demo failed badly]',
  ]);
  expect(shown('the demo failed badly', 'the demo failed badly', 'demo failed')).toEqual([
    '[the demo failed badly]',
  ]);
});

it('shows 160 characters of a long line on each side of what was found', () => {
  const words = 'word '.repeat(40);
  expect(shown(`${words}the demo failed ${words}`, 'the demo failed')).toEqual([
    '…',
    words.slice(-160),
    '[the demo failed]',
    ` ${words}`.slice(0, 160),
    '…',
  ]);
});
