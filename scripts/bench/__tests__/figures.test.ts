import {expect, it} from 'vitest';

import {quantile} from '../figures.ts';

it('names the time below which a share is', () => {
  expect([0, 0.5, 0.95, 1].map((share) => quantile([4, 1, 3, 2], share))).toEqual([1, 3, 4, 4]);
});

it('refuses to sum up a measurement without times', () => {
  expect(() => quantile([], 0.5)).toThrow('Nothing was measured.');
});
