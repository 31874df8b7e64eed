import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {distance} from '../edit-distance.ts';

describe('edit distance', () => {
  it.each([
    ['deployment', 'deployment', 0],
    ['deplyoment', 'deployment', 1],
    ['novce', 'novice', 1],
    ['requirments', 'requirements', 1],
    ['nvida', 'nvidia', 1],
    ['authentification', 'authentication', 2],
    ['abc', 'xyz', 3],
  ])('%s to %s', (a, b, expected) => {
    expect(distance(a, b, 3)).toBe(expected);
  });

  it('gives up beyond the limit', () => {
    expect(distance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(distance('a', 'abcd', 2)).toBe(3);
  });

  it('is symmetric, and never larger than the longer word', () => {
    const word = fc.string({maxLength: 12});
    fc.assert(
      fc.property(word, word, (a, b) => {
        const there = distance(a, b, 20);
        expect(there).toBe(distance(b, a, 20));
        expect(there).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
