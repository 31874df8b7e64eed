import {expect, it} from 'vitest';

import {allowedEdits} from '../edits.ts';

it('forgives one edit from three letters on, two from nine, none in numbers', () => {
  expect(['ui', 'gpu', 'requires', 'namespace', '61100'].map(allowedEdits)).toEqual([
    0, 1, 1, 2, 0,
  ]);
});
