import {expect, it} from 'vitest';

import {frameworkOptions, isAtLeast} from '../framework.ts';

const parse = (): never => {
  throw new Error('not called');
};

it.each([
  ['3.8.1', 10, false],
  ['3.9.2', 10, false],
  ['3.10.0', 10, true],
  ['4.0.0', 10, true],
])('%s is at least 3.%i: %s', (version, minor, expected) => {
  expect(isAtLeast(version, minor)).toBe(expected);
});

it('uses the names of each release', () => {
  const old = frameworkOptions(parse, '3.8.1');
  expect(old.future).toHaveProperty('experimental_faster.rspackBundler', true);
  expect(old.onBrokenMarkdownLinks).toBe('warn');
  const fresh = frameworkOptions(parse, '3.10.2');
  expect(fresh.future).toHaveProperty('faster.rspackBundler', true);
  expect(fresh.future).not.toHaveProperty('experimental_faster');
  expect(fresh.markdown).toHaveProperty('hooks.onBrokenMarkdownLinks', 'warn');
  expect(fresh).not.toHaveProperty('onBrokenMarkdownLinks');
});
