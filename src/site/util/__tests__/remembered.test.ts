import {expect, it} from 'vitest';

import {remembered} from '../remembered.ts';

it('remembers results for objects, and for texts until there are too many', () => {
  const [a, b] = [{}, {}];
  const byObject = remembered((key: object) => ({key}));
  expect(byObject(a)).toBe(byObject(a));
  expect(byObject(b)).toEqual({key: b});
  const byText = remembered((key: string) => ({key}), 2);
  const first = byText('a');
  expect([byText('b'), byText('a')]).toEqual([{key: 'b'}, first]);
  expect(byText('a')).toBe(first);
  byText('c');
  expect(byText('a')).not.toBe(first);
});
