import {expect, it} from 'vitest';

import {spokenOf} from '../spoken.ts';

const NOTHING = {
  kind: 'answered',
  hits: [],
  total: 0,
  didYouMean: null,
  elsewhere: [],
  where: 'docs',
  options: [],
  incomplete: false,
} as const;

it('says where nothing was found, and what else there is', () => {
  expect(spokenOf(NOTHING)).toBe(
    'No results in docs. Press the down arrow key to search everywhere, or use the link to the error finder below',
  );
  expect(spokenOf({...NOTHING, elsewhere: [1], options: [1]})).toBe(
    'No results in docs. There are results elsewhere. The error finder is a link below',
  );
});

it('counts what was found', () => {
  expect(spokenOf({...NOTHING, hits: [1, 2], total: 9, options: [1, 2]})).toBe(
    '2 suggestions of 9 results',
  );
});
