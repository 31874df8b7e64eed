import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A question of a writer who knew the product's facts and no page of the site. */
export interface HeldOutQuestion {
  readonly kind: string;
  /** Where it is asked: the docs, the SDK reference, or a frozen release. */
  readonly from: string;
  readonly query: string;
  readonly answerable: boolean;
  /** Addresses that answer it: `/quickstart#install`, or a route alone for the page's own part. */
  readonly sections?: readonly string[];
  /** Routes of the pages that answer it. */
  readonly pages?: readonly string[];
}

/**
 * The sets: the half that rules may be tuned on, the half of which only totals are read, and those of other
 * writers. `fourth` to `eighth` were asked once, and only the first three suggestions were labeled, so these sets say
 * nothing about other engines.
 */
export const QUESTION_SETS = [
  'dev',
  'frozen',
  'last',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;

export type QuestionSet = (typeof QUESTION_SETS)[number];

/** Suggestions for a query, in the order of the box, as routes with anchor. */
export type AskSections = (from: string, query: string) => Promise<readonly string[]>;

/** Reads one set of the questions. Throws if a question has no `sections` and `pages`. */
export async function heldOut(set: QuestionSet): Promise<HeldOutQuestion[]> {
  const file = path.resolve('tests/search', `held-out-${set}.json`);
  const questions = JSON.parse(await readFile(file, 'utf8')) as HeldOutQuestion[];
  const unlabeled = questions.filter(
    ({answerable, sections, pages}) => answerable && !(sections && pages),
  );
  if (unlabeled.length > 0) {
    throw new Error(
      `${file}: ${String(unlabeled.length)} questions have no "sections" and "pages". Label them first.`,
    );
  }
  return questions;
}

/** The page a question is asked on. */
export function startOf({from}: Pick<HeldOutQuestion, 'from'>): string {
  return from === 'docs' ? '/' : from === 'sdk' ? '/sdk/intro' : `/${from}`;
}

/** The release that an address belongs to; empty for the latest. */
export const releaseOf = (address: string): string =>
  /^\/(\d+\.\d+\.\d+)(?:[/#]|$)/.exec(address)?.[1] ?? '';
const share = (some: number, all: number): number => (all === 0 ? 1 : some / all);

/** Whether an address is one of those that answer. */
export function isStrict(question: HeldOutQuestion, address: string | undefined): boolean {
  return address !== undefined && (question.sections ?? []).includes(address);
}

/** Whether an address is on a page that answers. */
export function isPage(question: HeldOutQuestion, address: string | undefined): boolean {
  return address !== undefined && (question.pages ?? []).includes(address.replace(/#.*$/, ''));
}

interface Answered {
  readonly question: HeldOutQuestion;
  readonly got: readonly string[];
}

/** Shares of questions whose first suggestion leads to a section, or page, that answers; or one of three to a section. */
function scoreOf(list: readonly Answered[]) {
  const count = (test: (one: Answered) => boolean): number =>
    share(list.filter(test).length, list.length);
  return {
    count: list.length,
    strict: count(({question, got}) => isStrict(question, got[0])),
    page: count(({question, got}) => isPage(question, got[0])),
    three: count(({question, got}) => got.slice(0, 3).some((one) => isStrict(question, one))),
  };
}

/** From the third keystroke on; pasted lines are not typed. */
const FIRST_KEY = 3;
const TYPED = 40;

interface Typed extends Answered {
  /** The right section, once first, stays first with every further keystroke; undefined if it was never first. */
  readonly stays: boolean | undefined;
}

/** Types a question key by key. */
async function typeOut(type: AskSections, question: HeldOutQuestion): Promise<Typed> {
  const {query} = question;
  let seen = false;
  let stays = true;
  let got: readonly string[] = [];
  for (let length = FIRST_KEY; length <= query.length; length += 1) {
    got = await type(startOf(question), query.slice(0, length));
    const right = isStrict(question, got[0]);
    if (seen && !right) stays = false;
    seen ||= right;
  }
  return {question, got, stays: seen ? stays : undefined};
}

/** Runs the questions of one set, asked at once, and those that readers type also key by key. */
export async function evaluateHeldOut(
  ask: AskSections,
  questions: readonly HeldOutQuestion[],
  type: AskSections,
) {
  const answered: Answered[] = [];
  for (const question of questions) {
    answered.push({question, got: await ask(startOf(question), question.query)});
  }
  const asked = answered.filter(({question}) => question.answerable);
  const unanswerable = answered.filter(({question}) => !question.answerable);
  const short = answered.filter(
    ({question: {kind, query}}) => kind !== 'symptom' && query.length <= TYPED,
  );
  const typed: Typed[] = [];
  for (const {question} of short) typed.push(await typeOut(type, question));
  const sequences = typed.flatMap(({question, stays}) =>
    question.answerable && stays !== undefined ? [stays] : [],
  );
  const answerable = (one: Answered): boolean => one.question.answerable;
  const kinds = [...new Set(asked.map(({question}) => question.kind))];
  return {
    kinds: new Map(
      kinds.map((kind) => [kind, scoreOf(asked.filter(({question}) => question.kind === kind))]),
    ),
    all: scoreOf(asked),
    unanswerable: unanswerable.length,
    /** Share of them that got none. */
    noAnswer: share(unanswerable.filter(({got}) => got.length === 0).length, unanswerable.length),
    /** Suggestions of another release than the one asked in. */
    wrongRelease: answered.reduce(
      (sum, {question, got}) =>
        sum + got.filter((one) => releaseOf(one) !== releaseOf(startOf(question))).length,
      0,
    ),
    /** Of the questions whose right section was first at some keystroke, those where it stayed first. */
    stable: share(sequences.filter(Boolean).length, sequences.length),
    typed: sequences.length,
    /** The same short questions asked at once and typed key by key. */
    atOnce: scoreOf(short.filter(answerable)),
    keyByKey: scoreOf(typed.filter(answerable)),
  };
}
