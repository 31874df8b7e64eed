import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  commaMeanings,
  parseNumber,
  showContext,
  showCount,
  showRange,
  showSize,
} from '../numbers.ts';

describe('parseNumber', () => {
  it.each([
    ['7.5', 7.5],
    ['7,5', 7.5],
    [' 70 ', 70],
    ['0,596', 0.596],
    ['.5', 0.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 000', 1000],
  ])('reads %s billions', (typed, number) => {
    expect(parseNumber(typed, false)).toBe(number);
  });

  it.each([
    ['8192', 8192],
    ['8,192', 8192],
    ['131.072', 131_072],
    ['131 072', 131_072],
    ['1,048,576', 1_048_576],
    ['32k', 32_768],
    ['128K', 131_072],
    ['1.5k', 1536],
  ])('reads %s tokens', (typed, number) => {
    expect(parseNumber(typed, true)).toBe(number);
  });

  it.each(['', 'abc', '7b', '-1', '1e9', '1,2,3', '12,34.5', '0x10', 'NaN', 'Infinity', '7 5'])(
    'refuses "%s"',
    (typed) => {
      expect(parseNumber(typed, false)).toBeUndefined();
      expect(parseNumber(typed, true)).toBeUndefined();
    },
  );

  it.each(['7.5', '8,5', '0.5'])('refuses "%s" where a whole number is meant', (typed) => {
    expect(parseNumber(typed, true)).toBeUndefined();
  });

  it.each([
    ['1,000', '1000', '1.000'],
    [' 7,248 ', '7248', '7.248'],
    ['671,026', '671026', '671.026'],
  ])('refuses %s where decimals make sense, because it can be %s or %s', (typed, all, decimal) => {
    expect(parseNumber(typed, false)).toBeUndefined();
    expect(commaMeanings(typed)).toEqual([all, decimal]);
    expect(parseNumber(all, false)).toBe(Number(all));
    expect(parseNumber(decimal, false)).toBe(Number(decimal));
    expect(parseNumber(typed, true)).toBe(Number(all));
  });

  it.each(['7,5', '7,25', '0,596', '1.000', '1,0000', '1,234.5', '1234,567'])(
    'does not ask for the meaning of %s',
    (typed) => {
      expect(commaMeanings(typed)).toBeUndefined();
      expect(parseNumber(typed, false)).toBeGreaterThan(0);
    },
  );

  it('refuses k where it means nothing', () => {
    expect(parseNumber('7k', false)).toBeUndefined();
  });

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 100_000_000}), (count) => {
        expect(parseNumber(showCount(count), true)).toBe(count);
      }),
    );
  });
});

describe('sizes', () => {
  it.each([
    [0.5e9, 0.6e9, '0.5 to 0.6 GB'],
    [16.11e9, 16.12e9, '16.1 GB'],
    [0, 1e9, '0 to 1 GB'],
    [2.2e14, 2.3e14, '220,000 to 230,000 GB'],
  ])('%d to %d bytes', (low, high, shown) => {
    expect(showRange({low, high})).toBe(shown);
  });

  it('tells GB and GiB apart', () => {
    expect(showSize(24 * 2 ** 30)).toBe('25.8 GB');
    expect(showSize(24 * 2 ** 30, 'GiB')).toBe('24 GiB');
  });

  it('shows a context in units of 1024', () => {
    expect(showContext(131_072)).toBe('128K');
    expect(showContext(1000)).toBe('1,000');
  });
});
