import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Questions that readers ask, with the pages that answer them. Written from what is known about the product,
 * before looking at any result; a page is `best` if it answers the question. Several pages can be best.
 */
export interface Question {
  readonly kind: Kind;
  /** The reader's page, without base path. */
  readonly from: string;
  readonly query: string;
  readonly best: readonly string[];
}

export const KINDS = [
  'title',
  'task',
  'question',
  'symptom',
  'identifier',
  'sdk',
  'synonym',
  'typo',
  'cross',
  'version',
] as const;

export type Kind = (typeof KINDS)[number];

/** A row of the file: the question, the best pages; pages that only help are not measured. */
type Row = readonly (string | readonly string[])[];

interface File {
  readonly questions: readonly {kind: string; from: string; rows: readonly Row[]}[];
  readonly prefixes: readonly {from: string; text: string; best: readonly string[]}[];
  readonly unanswerable: readonly {from: string; queries: readonly string[]}[];
}

const data = JSON.parse(
  readFileSync(path.resolve('tests', 'search', 'own-questions.json'), 'utf8'),
) as File;

const list = (value: string | readonly string[] = []): readonly string[] =>
  typeof value === 'string' ? [value] : value;

function questionOf(kind: string, from: string, [query, best]: Row): Question {
  const known = KINDS.find((one) => one === kind);
  if (known === undefined || typeof query !== 'string') {
    throw new Error(
      `tests/search/own-questions.json: a group has the kind "${kind}", or a row without a question. Kinds are: ${KINDS.join(', ')}.`,
    );
  }
  return {kind: known, from, query, best: list(best)};
}

export const QUESTIONS: readonly Question[] = data.questions.flatMap(({kind, from, rows}) =>
  rows.map((row) => questionOf(kind, from, row)),
);

/** Titles typed letter by letter: from three letters on the page is among the first three. */
export const PREFIXES: File['prefixes'] = data.prefixes;

/** Questions that this site does not answer. The right result is none. */
export const UNANSWERABLE: readonly {readonly from: string; readonly query: string}[] =
  data.unanswerable.flatMap(({from, queries}) => queries.map((query) => ({from, query})));
