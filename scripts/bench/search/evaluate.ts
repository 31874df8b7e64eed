import {env} from '../../../src/config/env.ts';
import {scopeOf, type Scope} from '../../../src/features/search/core/scope.ts';

import {releaseOf} from './held-out.ts';
import {KINDS, PREFIXES, QUESTIONS, UNANSWERABLE, type Question} from './questions.ts';

/** Answers a query asked on a page with the paths of pages, best first, without base path. */
export type Ask = (from: string, query: string) => Promise<readonly string[]>;

export const BASE = env.baseUrl;

/** Scope of a page, from the docs plugin that owns its route. */
export function scopeOfPage(from: string): Scope {
  const release = releaseOf(from);
  const pluginId = /^\/(?:blog|search)(?:\/|$)/.test(from)
    ? undefined
    : /^\/sdk(?:\/|$)/.test(from)
      ? 'sdk'
      : 'default';
  return scopeOf({
    pathname: BASE + from.slice(1),
    baseUrl: BASE,
    pluginId,
    versionPath: BASE + release,
    isLast: release === '',
  });
}

interface Answered {
  readonly question: Question;
  readonly got: readonly string[];
}

function rankOf(question: Pick<Question, 'best'>, got: readonly string[]): number {
  return got.findIndex((page) => question.best.includes(page)) + 1;
}

/** Results for a class of questions: shares with a best page first and among the first three, mean reciprocal rank. */
function summarise(list: readonly Answered[]) {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const ranks = list.map(({question, got}) => rankOf(question, got));
  return {
    count: list.length,
    first: mean(ranks.map((rank) => (rank === 1 ? 1 : 0))),
    three: mean(ranks.map((rank) => (rank >= 1 && rank <= 3 ? 1 : 0))),
    mrr: mean(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
  };
}

/** Asks every question. */
export async function evaluate(ask: Ask) {
  const answers: Answered[] = [];
  /** Hits of another version than the reader's. */
  const wrongVersion: {query: string; page: string}[] = [];
  for (const question of QUESTIONS) {
    const got = await ask(question.from, question.query);
    answers.push({question, got});
    for (const page of got) {
      if (releaseOf(page) !== releaseOf(question.from)) {
        wrongVersion.push({query: question.query, page});
      }
    }
  }

  const strokes: Answered[] = [];
  const prefixMisses: string[] = [];
  for (const {from, text, best} of PREFIXES) {
    for (let length = 3; length <= text.length; length += 1) {
      const query = text.slice(0, length);
      const got = await ask(from, query);
      const question: Question = {kind: 'title', from, query, best};
      strokes.push({question, got});
      const rank = rankOf(question, got);
      if (rank === 0 || rank > 3) prefixMisses.push(`${query} → ${got.slice(0, 3).join(' ')}`);
    }
  }

  const answered: {query: string; got: readonly string[]}[] = [];
  for (const {from, query} of UNANSWERABLE) {
    const got = await ask(from, query);
    if (got.length > 0) answered.push({query, got});
  }

  return {
    classes: new Map(
      KINDS.map((kind) => [
        kind,
        summarise(answers.filter(({question}) => question.kind === kind)),
      ]),
    ),
    all: summarise(answers),
    misses: answers
      .map(({question, got}) => ({question, got, rank: rankOf(question, got)}))
      .filter(({rank}) => rank !== 1),
    prefix: summarise(strokes),
    prefixMisses,
    /** Share of unanswerable questions that got no answer. */
    noAnswer: 1 - answered.length / UNANSWERABLE.length,
    answered,
    wrongVersion,
  };
}

/** Everything measured. */
export type Evaluation = Awaited<ReturnType<typeof evaluate>>;
export type Score = Evaluation['all'];
