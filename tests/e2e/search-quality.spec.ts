import {KINDS, QUESTIONS, type Question} from '../../scripts/bench/search/questions.ts';

import {expect, open, test} from './fixtures.ts';
import {ask, options, suggested} from './search-helpers.ts';

/** One question of each class; tests/search asks the whole set of the same code. */
const SAMPLE: readonly Question[] = KINDS.flatMap(
  (kind) => QUESTIONS.find((question) => question.kind === kind) ?? [],
);

test('the box answers readers’ questions', async ({page}) => {
  test.setTimeout(300_000);
  const missed: string[] = [];
  let at = '';
  for (const {kind, from, query, best} of SAMPLE) {
    if (from !== at) await open(page, from);
    at = from;
    await ask(page, query);
    await expect(options(page).first()).toBeVisible();
    const found = await suggested(page);
    const rank = found.findIndex((path) => best.includes(path)) + 1;
    if (rank === 0 || rank > 3) missed.push(`${kind}: ${query} → ${found.slice(0, 3).join(' ')}`);
  }
  expect(SAMPLE.length).toBe(10);
  expect(missed).toEqual([]);
});
