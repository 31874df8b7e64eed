import path from 'node:path';

import {expect, it} from 'vitest';

import {heldOut} from '../../scripts/bench/search/held-out.ts';
import {evaluateRetrieval} from '../../scripts/bench/search/retrieval.ts';

// With the code of the search page, on the built site. What is wanted for the questions that the retrieval was tuned
// on; for the others, the measured values minus one point.
it.each([
  ['dev', 0.95],
  ['frozen', 0.92],
  ['last', 0.94],
] as const)(
  'Ask sends a section that answers: %s',
  async (set, least) => {
    const result = await evaluateRetrieval(path.resolve('build'), await heldOut(set));
    const missed = set === 'frozen' ? '' : result.missed.map(({query}) => query).join('\n');
    expect(result.section, missed).toBeGreaterThanOrEqual(least);
    expect(result.wrongRelease).toBe(0);
  },
  300_000,
);
