import {KINDS, QUESTIONS, type Question} from '../../scripts/bench/search/questions.ts';

import {expect, test} from './fixtures.ts';
import {ask, open, options, suggested} from './search-helpers.ts';

/** Three questions of each class, spread over it; the whole set is asked in tests/search. */
const SAMPLE: readonly Question[] = KINDS.flatMap((kind) => {
  const own = QUESTIONS.filter((question) => question.kind === kind);
  return [0, 1 / 3, 2 / 3].flatMap((share) => own[Math.floor(share * own.length)] ?? []);
});

test('the box answers readers’ questions', async ({page, isMobile}) => {
  test.skip(isMobile, 'The same code answers on every screen.');
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
  expect(SAMPLE.length).toBe(30);
  expect(missed).toEqual([]);
});
