import {scopeOf, type Scope} from '../../../src/features/search/core/scope.ts';

import {KINDS, PREFIXES, QUESTIONS, UNANSWERABLE, type Question} from './questions.ts';

/** Answers a query asked on a page with the paths of pages, best first, without base path. */
export type Ask = (from: string, query: string) => Promise<readonly string[]>;

/** Results for a class of questions. */
export interface Score {
  readonly count: number;
  /** Share with a best page first. */
  readonly first: number;
  /** Share with a best page among the first three. */
  readonly three: number;
  /** Mean reciprocal rank of the first best page. */
  readonly mrr: number;
  /** Graded: best pages count 3, fair ones 1 (nDCG of the first five). */
  readonly ndcg: number;
}

/** A question whose first hit was not right. */
export interface Miss {
  readonly question: Question;
  readonly rank: number;
  readonly got: readonly string[];
}

export const BASE = '/kamiwaza-docs/';

/** Scope of a page, from the docs plugin that owns its route. */
export function scopeOfPage(from: string): Scope {
  const version = /^\/(\d+\.\d+\.\d+)(?:\/|$)/.exec(from)?.[1];
  const pluginId = /^\/(?:blog|search)(?:\/|$)/.test(from)
    ? undefined
    : /^\/sdk(?:\/|$)/.test(from)
      ? 'sdk'
      : 'default';
  return scopeOf({
    pathname: BASE + from.slice(1),
    baseUrl: BASE,
    pluginId,
    versionPath: version === undefined ? BASE : BASE + version,
    isLast: version === undefined,
  });
}

function rankOf(question: Pick<Question, 'best'>, got: readonly string[]): number {
  return got.findIndex((page) => question.best.includes(page)) + 1;
}

function ndcg({best, fair = []}: Question, got: readonly string[]): number {
  const gain = (page: string): number => (best.includes(page) ? 3 : fair.includes(page) ? 1 : 0);
  const discounted = (gains: readonly number[]): number =>
    gains.slice(0, 5).reduce((sum, value, index) => sum + value / Math.log2(index + 2), 0);
  // A reader needs one best page; more of them are not required.
  const ideal = discounted([3]);
  return Math.min(1, discounted(got.map(gain)) / ideal);
}

function summarise(list: readonly {question: Question; got: readonly string[]}[]): Score {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const ranks = list.map(({question, got}) => rankOf(question, got));
  return {
    count: list.length,
    first: mean(ranks.map((rank) => (rank === 1 ? 1 : 0))),
    three: mean(ranks.map((rank) => (rank >= 1 && rank <= 3 ? 1 : 0))),
    mrr: mean(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
    ndcg: mean(list.map(({question, got}) => ndcg(question, got))),
  };
}

/** Everything measured. */
export interface Evaluation {
  readonly classes: ReadonlyMap<string, Score>;
  readonly all: Score;
  readonly misses: readonly Miss[];
  readonly prefix: Score;
  readonly prefixMisses: readonly string[];
  /** Share of unanswerable questions that got no answer. */
  readonly noAnswer: number;
  readonly answered: readonly {query: string; got: readonly string[]}[];
  /** Hits of another version than the reader's. */
  readonly wrongVersion: readonly {query: string; page: string}[];
}

const versionOf = (page: string): string => /^\/(\d+\.\d+\.\d+)(?:\/|$)/.exec(page)?.[1] ?? '';

/**
 * Asks every question.
 *
 * @param ask - the search under test
 * @param questions - other questions than our own
 */
export async function evaluate(
  ask: Ask,
  questions: readonly Question[] = QUESTIONS,
): Promise<Evaluation> {
  const answers: {question: Question; got: readonly string[]}[] = [];
  const wrongVersion: {query: string; page: string}[] = [];
  for (const question of questions) {
    const got = await ask(question.from, question.query);
    answers.push({question, got});
    for (const page of got) {
      if (versionOf(page) !== versionOf(question.from)) {
        wrongVersion.push({query: question.query, page});
      }
    }
  }

  const strokes: {question: Question; got: readonly string[]}[] = [];
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

  const kinds: readonly string[] = [...new Set([...KINDS, ...questions.map(({kind}) => kind)])];
  return {
    classes: new Map(
      kinds.map((kind) => [
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
    noAnswer: 1 - answered.length / UNANSWERABLE.length,
    answered,
    wrongVersion,
  };
}
