import {expect, it} from 'vitest';

import {askMarks} from '../support/ask-marks.ts';

// tests/e2e/ask.spec.ts checks that every mark is in a build that has the feature.
it('the public edition contains nothing of the feature that asks a model', () => {
  const marks = Object.entries(askMarks('build'));
  expect(marks.filter(([, files]) => files.length > 0)).toEqual([]);
});
