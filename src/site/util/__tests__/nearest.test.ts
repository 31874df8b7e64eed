import {describe, expect, it} from 'vitest';

import {nearest} from '../nearest.ts';

describe('nearest', () => {
  it.each([
    ['prots', 'ports'],
    ['descripton', 'description'],
    ['DEPLOYED', 'deployed'],
    ['zzzz', undefined],
  ])('%s is %s', (name, expected) => {
    expect(nearest(name, ['ports', 'description', 'deployed'])).toBe(expected);
  });
});
