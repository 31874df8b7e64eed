// A file of its own, so that it runs next to gate.site.test.ts: both take minutes.
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {openBox, readBuiltIndexes} from '../../scripts/bench/search/built.ts';
import {evaluateHeldOut, heldOut, startOf} from '../../scripts/bench/search/held-out.ts';

// The measured values, minus one point: shares of questions by people who saw no page.
describe.each([
  ['dev', {strict: 0.848, page: 0.913, three: 0.912, noAnswer: 0.79, stable: 0.872}],
  ['frozen', {strict: 0.791, page: 0.897, three: 0.918, noAnswer: 0.656, stable: 0.892}],
] as const)('held-out questions, %s half', (half, floor) => {
  it('do not fall below the measured values', async () => {
    const build = path.resolve('build');
    const {ask, type} = openBox(build, await readBuiltIndexes(build));
    const {all, noAnswer, wrongRelease, stable} = await evaluateHeldOut(
      ask,
      await heldOut(half),
      type,
    );
    expect(wrongRelease).toBe(0);
    expect(all.strict).toBeGreaterThanOrEqual(floor.strict);
    expect(all.page).toBeGreaterThanOrEqual(floor.page);
    expect(all.three).toBeGreaterThanOrEqual(floor.three);
    expect(noAnswer).toBeGreaterThanOrEqual(floor.noAnswer);
    expect(stable).toBeGreaterThanOrEqual(floor.stable);
  }, 900_000);
});

// Words are loaded for a query; those loaded for earlier ones must not change what it finds.
it('an answer hardly depends on what was asked before', async () => {
  const build = path.resolve('build');
  const builtIndexes = await readBuiltIndexes(build);
  const warm = openBox(build, builtIndexes);
  const questions = (await heldOut('dev')).filter((_, number) => number % 12 === 0);
  const differing: string[] = [];
  for (const question of questions) {
    const from = startOf(question);
    const [before] = await warm.ask(from, question.query);
    const [alone] = await openBox(build, builtIndexes).ask(from, question.query);
    if (before !== alone) differing.push(`${question.query}: ${String(before)}, ${String(alone)}`);
  }
  expect(differing.length / questions.length, differing.join('\n')).toBeLessThan(0.02);
}, 300_000);
