import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {readShards} from '../../scripts/bench/engines.ts';
import {askSections, askWorker} from '../../scripts/bench/search/built.ts';
import {evaluate, type Evaluation} from '../../scripts/bench/search/evaluate.ts';
import {evaluateHeldOut, heldOut} from '../../scripts/bench/search/held-out.ts';
import {KINDS, QUESTIONS} from '../../scripts/bench/search/questions.ts';

/** What every class of questions reaches. */
const FLOOR = {first: 0.92, three: 0.98, mrr: 0.94};

// Through the real worker code, on the built site.
describe('pages for our own questions come first', () => {
  let evaluation: Evaluation;

  beforeAll(async () => {
    evaluation = await evaluate(askWorker(path.resolve('build')));
  }, 300_000);

  /** Questions of a class that missed, for the message. */
  const missed = (kind: string, upTo: number): string =>
    evaluation.misses
      .filter(({question, rank}) => question.kind === kind && (rank === 0 || rank > upTo))
      .map(
        ({question, got}) =>
          `  ${question.from} "${question.query}" → ${got.slice(0, 3).join(' ')}`,
      )
      .join('\n');

  it('are asked for by at least 200 questions of every class', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
    for (const kind of KINDS) {
      expect(QUESTIONS.filter((question) => question.kind === kind).length, kind).toBeGreaterThan(
        15,
      );
    }
    const asked = QUESTIONS.map(({from, query}) => `${from} ${query}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it.each(KINDS)('%s: first, among the first three, reciprocal rank', (kind) => {
    // A misspelling may leave more than one page in question.
    const three = kind === 'typo' ? 0.92 : FLOOR.three;
    const score = evaluation.classes.get(kind);
    expect(score?.first, missed(kind, 1)).toBeGreaterThanOrEqual(FLOOR.first);
    expect(score?.three, missed(kind, 3)).toBeGreaterThanOrEqual(three);
    expect(score?.mrr, missed(kind, 1)).toBeGreaterThanOrEqual(FLOOR.mrr);
  });

  it('over all classes', () => {
    expect(evaluation.all.first).toBeGreaterThanOrEqual(FLOOR.first);
    expect(evaluation.all.three).toBeGreaterThanOrEqual(FLOOR.three);
    expect(evaluation.all.mrr).toBeGreaterThanOrEqual(FLOOR.mrr);
  });

  it('with every key from the third on', () => {
    expect(evaluation.prefix.three, evaluation.prefixMisses.join('\n')).toBeGreaterThanOrEqual(
      0.98,
    );
    expect(evaluation.prefix.first, evaluation.prefixMisses.join('\n')).toBeGreaterThanOrEqual(
      0.92,
    );
  });

  it('never with a page of another version', () => {
    expect(evaluation.wrongVersion).toEqual([]);
  });

  it('not at all where there is no answer', () => {
    expect(
      evaluation.noAnswer,
      evaluation.answered.map(({query, got}) => `${query} → ${got[0] ?? ''}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.8);
  });
});

// What was reached, minus one point: shares of questions by writers who saw no page.
describe.each([
  ['dev', {strict: 0.69, page: 0.82, three: 0.8, noAnswer: 0.79}],
  ['frozen', {strict: 0.66, page: 0.81, three: 0.79, noAnswer: 0.71}],
] as const)('held-out questions, %s half', (half, floor) => {
  it('do not fall below what was reached', async () => {
    const build = path.resolve('build');
    const ask = askSections(build, await readShards(build));
    const {all, noAnswer, wrongRelease} = await evaluateHeldOut(ask, await heldOut(half), false);
    expect(wrongRelease).toBe(0);
    expect(all.strict).toBeGreaterThanOrEqual(floor.strict);
    expect(all.page).toBeGreaterThanOrEqual(floor.page);
    expect(all.three).toBeGreaterThanOrEqual(floor.three);
    expect(noAnswer).toBeGreaterThanOrEqual(floor.noAnswer);
  }, 300_000);
});
