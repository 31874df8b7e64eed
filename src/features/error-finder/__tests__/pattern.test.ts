import {expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import type {KnownError, Pattern} from '../../../data/known-errors/types.ts';
import {findErrors} from '../match.ts';

type Rest = Partial<Omit<Pattern, 'phrases'>>;

/** The line, with what was found in brackets; undefined if the pattern does not match. */
function found(text: string, phrases: Pattern['phrases'], rest: Rest = {}): string | undefined {
  const pattern: Pattern = {kind: 'message', specific: phrases[0], ...rest, phrases};
  const entry: KnownError = {...(knownErrors[0] as KnownError), messages: [pattern]};
  return findErrors(text, [entry])
    .matches[0]?.hits.map(({parts}) =>
      parts.map((part) => (part.found ? `[${part.text}]` : part.text)).join(''),
    )
    .join('\n');
}

it('needs all phrases in one line, each at the start of a word', () => {
  expect(found('model is gone', ['model', 'gone'])).toBe('[model] is [gone]');
  expect(found('model is\ngone', ['model', 'gone'])).toBeUndefined();
  expect(found('model is\ngone', ['model', 'gone'], {specific: 'gone'})).toBeUndefined();
  for (const specific of ['model', 'gone']) {
    expect(found('remodel is gone', ['model', 'gone'], {specific})).toBeUndefined();
    expect(found('model is bygone', ['model', 'gone'], {specific})).toBeUndefined();
  }
});

it('joins an address with the line above only where that line announces it', () => {
  const phrases = ['model', 'gone'] as const;
  for (const space of ['', ' ']) {
    expect(found(`model for url:${space}\nhttp://gone`, phrases)).toBe(
      `[model] for url:${space}\nhttp://[gone]`,
    );
  }
  expect(found('model for url:\ngone', phrases)).toBeUndefined();
  expect(found('model for:\nhttp://gone', phrases)).toBeUndefined();
});

it('takes the phrases that are nearest, at most 400 characters apart', () => {
  for (const specific of ['model', 'gone']) {
    const words = ' '.repeat(300);
    expect(found(`model${words}gone`, ['model', 'gone'], {specific})).toBeDefined();
    expect(found(`model${words}${words}gone`, ['model', 'gone'], {specific})).toBeUndefined();
  }
  expect(found('model, model gone', ['model', 'gone'], {specific: 'gone'})).toBe(
    'model, [model] [gone]',
  );
  expect(found('a model on a disk gone', ['model', 'disk', 'gone'], {specific: 'gone'})).toBe(
    'a [model] on a [disk] [gone]',
  );
});

it('counts a line once, however often the message is in it', () => {
  const line = 'model gone, model gone, model gone, model gone, model gone';
  expect(found(`${line}\nmodel gone`, ['model gone'])?.split('\n')).toHaveLength(2);
});

it('does not match beside an excluded phrase, except far away in a long line', () => {
  const rest: Rest = {unless: ['moon']};
  expect(found('model gone to the Moon', ['model gone'], rest)).toBeUndefined();
  expect(found('Moon: model gone', ['model gone'], rest)).toBeUndefined();
  expect(found('model gone\nto the Moon', ['model gone'], rest)).toBeDefined();
  const words = 'word '.repeat(500);
  expect(found(`model gone ${words} moon`, ['model gone'], rest)).toBeDefined();
  expect(found(`moon ${words} model gone`, ['model gone'], rest)).toBeDefined();
});

it('needs a phrase on the lines around, not farther away', () => {
  const rest: Rest = {near: {phrase: 'moon', lines: 2}};
  expect(found('Moon\n-\nmodel gone', ['model gone'], rest)).toBeDefined();
  expect(found('model gone\n-\nmoon', ['model gone'], rest)).toBeDefined();
  expect(found('moon\n-\n-\nmodel gone', ['model gone'], rest)).toBeUndefined();
  expect(found('model gone\n-\n-\nmoon', ['model gone'], rest)).toBeUndefined();
});

it('counts a message as absent only if its number is zero', () => {
  expect(found('lost packets: 0', ['lost packets'])).toBeUndefined();
  for (const number of ['0.5', '0%', '01', '10', '0x80004005']) {
    expect(found(`lost packets: ${number}`, ['lost packets']), number).toBeDefined();
  }
  expect(found('no lost packets', ['lost packets'])).toBeDefined();
});

it('knows a code after an escaped line break, and not after a word that means none', () => {
  const rest: Rest = {code: true};
  expect(found('error:\\nOOM', ['OOM'], rest)).toBeDefined();
  for (const word of ['without', 'no', '0']) {
    expect(found(`${word} OOM`, ['OOM'], rest), word).toBeUndefined();
  }
  for (const word of ['10', '1.0', 'casino']) {
    expect(found(`${word} OOM`, ['OOM'], rest), word).toBeDefined();
  }
});

it('takes quotation marks, spaces and links of a page or terminal for plain ones', () => {
  expect(found('model “a” gone', ['model "a" gone'])).toBeDefined();
  expect(found('model\u00a0gone', ['model gone'])).toBeDefined();
  expect(
    found('model \u001b]8;;https://a.example\u001b\\gone\u001b]8;;\u001b\\', ['model gone']),
  ).toBe('[model gone]');
  for (const escape of ['\\x1b', '\\033', '^[', '\\u001b', '#033', '\u001b']) {
    expect(found(`model ${escape}[1;31mgone${escape}[0m`, ['model gone']), escape).toBe(
      '[model gone]',
    );
  }
  expect(found('model \\\\\\"a\\\\\\" gone', ['model "a" gone'])).toBeDefined();
});

it('shows only the last state of a progress bar', () => {
  expect(found('Loading 0%\rLoading 50%\rmodel gone\r\n', ['model gone'])).toBe('[model gone]');
});
