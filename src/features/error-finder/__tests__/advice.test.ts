import {expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {directions, reverses} from '../advice.ts';
import {findErrors} from '../match.ts';

/** A known error, without a word like "failed". */
const KNOWN = 'No CUDA GPUs are available';
const ADVICE = 'Make sure the driver is loaded.';

const quotes = (...lines: readonly string[]): string[] =>
  findErrors(lines.join('\n'), knownErrors).advice.map(({text}) => text);

it('quotes advice in the line of a known error and in the next two', () => {
  expect(quotes(`${KNOWN}. ${ADVICE}`)).toEqual([ADVICE]);
  expect(quotes(KNOWN, ADVICE)).toEqual([ADVICE]);
  expect(quotes(KNOWN, '---', ADVICE)).toEqual([ADVICE]);
  expect(quotes(KNOWN, '---', '---', ADVICE)).toEqual([]);
  expect(quotes(ADVICE, KNOWN)).toEqual([]);
});

it('quotes a sentence with two pieces of advice once, and not the sentences after it', () => {
  expect(
    quotes('ERROR: please make sure the port is open. The server stops. It does not start again.'),
  ).toEqual(['ERROR: please make sure the port is open.']);
});

it('quotes at most five sentences', () => {
  const lines = Array.from({length: 7}, (_, index) => `error: try increasing a_${String(index)}`);
  expect(quotes(...lines)).toEqual(lines.slice(0, 5));
});

it('quotes no advice of a long line whose fault is far away', () => {
  const words = 'Word '.repeat(100);
  expect(quotes(`Try again later. ${words}`, 'error')).toEqual([]);
  expect(quotes(`Try again later. ${words} error`)).toEqual([]);
  expect(quotes(`Try again later. ${words.slice(0, 50)} error`)).toEqual(['Try again later.']);
});

it('lets a step change what the advice wants in either direction', () => {
  const either = 'Try increasing `demo_share`, or decreasing `demo_share`.';
  expect(reverses(either, 'Lower `demo_share`.')).toBe(false);
  expect(reverses(either, 'Raise `demo_share`.')).toBe(false);
  expect(reverses('Try increasing `demo_share`.', 'Raise `demo_share`; lower `demo_share`.')).toBe(
    false,
  );
});

it.each([
  ['Try increasing or decreasing `demo_share`.', 'up down'],
  ['Raise/lower `demo_share`.', 'up down'],
  ['A higher, or a lower `demo_share`.', 'up down'],
  ['Raise `other_share` or lower `demo_share`.', 'down'],
  ['Raise the lower `demo_share`.', 'down'],
])('reads the directions of a parameter in %s', (text, expected) => {
  expect([...(directions(text).get('demo_share') ?? [])].join(' ')).toBe(expected);
});

it('quotes advice from each line, also where one says more', () => {
  const short = 'error: make sure the port is open';
  expect(quotes(short, 'INFO waiting', `${short} and run \`kamiwaza start\``)).toEqual([
    short,
    `${short} and run \`kamiwaza start\``,
  ]);
  expect(quotes(short, short)).toEqual([short]);
});

it('quotes advice from each sentence of a line', () => {
  expect(
    quotes('ERROR: bind failed, please make sure the port is open. Try increasing the limit.'),
  ).toEqual([
    'ERROR: bind failed, please make sure the port is open.',
    'Try increasing the limit.',
  ]);
});

it('quotes advice only once from one long line', () => {
  const words = 'word '.repeat(80);
  const [first = '', second = '', ...more] = quotes(
    `${words}error: try increasing it ${words}error: try reducing it ${words}`,
  );
  expect(more).toEqual([]);
  expect(first).toContain('try increasing');
  expect(first.length + second.length).toBeLessThan(1100);
  expect(second).not.toContain('try increasing');
});
