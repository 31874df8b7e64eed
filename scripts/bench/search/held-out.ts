import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A question of a writer who knew the product's facts and no page of the site. */
export interface HeldOutQuestion {
  readonly id: string;
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
 * Which set: the half that rules may be tuned on, the half of which only totals are read, or another writer's
 * questions, which were run once, at the end.
 */
export type QuestionSet = 'dev' | 'frozen' | 'last';

/** Suggestions for a query, in the order of the box, as routes with anchor. */
export type AskSections = (from: string, query: string) => Promise<readonly string[]>;

/** Results for a kind of questions; shares from 0 to 1. */
export interface HeldOutScore {
  readonly count: number;
  /** The first suggestion leads to a section that answers. */
  readonly strict: number;
  /** The first suggestion leads to a page that answers. */
  readonly page: number;
  /** One of the first three suggestions leads to a section that answers. */
  readonly three: number;
}

/** Everything measured on one half. */
export interface HeldOutEvaluation {
  readonly kinds: ReadonlyMap<string, HeldOutScore>;
  readonly all: HeldOutScore;
  /** Questions without an answer, and the share of them that got none. */
  readonly unanswerable: number;
  readonly noAnswer: number;
  /** Suggestions of another release than the one asked in. */
  readonly wrongRelease: number;
  /** Of the questions whose right section was first at some keystroke, those where it stayed first. */
  readonly stable: number;
  readonly typed: number;
  /** The same short questions asked at once and typed key by key, and how many of them get no answer, rightly. */
  readonly atOnce: HeldOutScore & {readonly silent: number};
  readonly keyByKey: HeldOutScore & {readonly silent: number};
  /** Only for the half that rules are tuned on. */
  readonly misses: readonly {
    readonly question: HeldOutQuestion;
    readonly got: readonly string[];
  }[];
}

/**
 * Reads one set of the questions.
 *
 * @param set which
 * @throws Error if the file is missing, or a question has no `sections` and `pages`
 */
export async function heldOut(set: QuestionSet): Promise<HeldOutQuestion[]> {
  const file = path.resolve('tests/search', `held-out-${set}.json`);
  const questions = JSON.parse(await readFile(file, 'utf8')) as HeldOutQuestion[];
  const unlabelled = questions.filter(
    ({answerable, sections, pages}) => answerable && !(sections && pages),
  );
  if (unlabelled.length > 0) {
    throw new Error(
      `${file}: ${String(unlabelled.length)} questions have no "sections" and "pages". Label them first.`,
    );
  }
  return questions;
}

/** The page a question is asked on. */
export function startOf({from}: Pick<HeldOutQuestion, 'from'>): string {
  return from === 'docs' ? '/' : from === 'sdk' ? '/sdk/intro' : `/${from}`;
}

const routeOf = (address: string): string => address.replace(/#.*$/, '');
const releaseOf = (address: string): string =>
  /^\/(\d+\.\d+\.\d+)(?:[/#]|$)/.exec(address)?.[1] ?? '';
const share = (some: number, all: number): number => (all === 0 ? 1 : some / all);

/** Whether an address is one of those that answer. */
export function isStrict(question: HeldOutQuestion, address: string | undefined): boolean {
  return address !== undefined && (question.sections ?? []).includes(address);
}

/** Whether an address is on a page that answers. */
export function isPage(question: HeldOutQuestion, address: string | undefined): boolean {
  return address !== undefined && (question.pages ?? []).includes(routeOf(address));
}

interface Answered {
  readonly question: HeldOutQuestion;
  readonly got: readonly string[];
}

function scoreOf(list: readonly Answered[]): HeldOutScore {
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

/**
 * Runs the questions of one half.
 *
 * @param ask the search under test
 * @param questions with labels
 * @param type the same for questions that are typed key by key, if that is wanted, too
 */
export async function evaluateHeldOut(
  ask: AskSections,
  questions: readonly HeldOutQuestion[],
  type?: AskSections,
): Promise<HeldOutEvaluation> {
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
  if (type) for (const {question} of short) typed.push(await typeOut(type, question));
  const sequences = typed.flatMap(({question, stays}) =>
    question.answerable && stays !== undefined ? [stays] : [],
  );
  const answerable = (one: Answered): boolean => one.question.answerable;
  const silent = (list: readonly Answered[]): number =>
    list.filter((one) => !answerable(one) && one.got.length === 0).length;
  const kinds = [...new Set(asked.map(({question}) => question.kind))];
  return {
    kinds: new Map(
      kinds.map((kind) => [kind, scoreOf(asked.filter(({question}) => question.kind === kind))]),
    ),
    all: scoreOf(asked),
    unanswerable: unanswerable.length,
    noAnswer: share(unanswerable.filter(({got}) => got.length === 0).length, unanswerable.length),
    wrongRelease: answered.reduce(
      (sum, {question, got}) =>
        sum + got.filter((one) => releaseOf(one) !== releaseOf(startOf(question))).length,
      0,
    ),
    stable: share(sequences.filter(Boolean).length, sequences.length),
    typed: sequences.length,
    atOnce: {...scoreOf(short.filter(answerable)), silent: silent(short)},
    keyByKey: {...scoreOf(typed.filter(answerable)), silent: silent(typed)},
    misses: asked.filter(({question, got}) => !isStrict(question, got[0])),
  };
}
