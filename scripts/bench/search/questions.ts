import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Questions that readers ask, with the pages that answer them. Written from what is known about the product,
 * before looking at any result; a page is `best` if it answers the question. Several pages can be best.
 */
export interface Question {
  readonly kind: string;
  /** The reader's page, without base path. */
  readonly from: string;
  readonly query: string;
  readonly best: readonly string[];
}

interface File {
  readonly questions: readonly {
    readonly kind: string;
    readonly from: string;
    readonly rows: readonly (readonly [query: string, best: string | readonly string[]])[];
  }[];
  readonly prefixes: readonly {from: string; text: string; best: readonly string[]}[];
  readonly unanswerable: readonly {from: string; queries: readonly string[]}[];
}

const data = JSON.parse(
  readFileSync(path.resolve('tests', 'search', 'own-questions.json'), 'utf8'),
) as File;

export const QUESTIONS: readonly Question[] = data.questions.flatMap(({kind, from, rows}) =>
  rows.map(([query, best]) => ({kind, from, query, best: [best].flat()})),
);

/** The classes of questions. */
export const KINDS: readonly string[] = [...new Set(QUESTIONS.map(({kind}) => kind))];

/** Titles typed letter by letter: from three letters on the page is among the first three. */
export const PREFIXES: File['prefixes'] = data.prefixes;

/** Questions that this site does not answer. The right result is none. */
export const UNANSWERABLE: readonly {readonly from: string; readonly query: string}[] =
  data.unanswerable.flatMap(({from, queries}) => queries.map((query) => ({from, query})));
