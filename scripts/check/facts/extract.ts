import type {KnownError} from '../../../src/data/known-errors/index.ts';
import type {Dataset} from '../../../src/data/product/index.ts';
import {codeBlocks} from '../../../src/site/mdx/parse.ts';
import type {Page} from '../../../src/site/mdx/types.ts';
import {remembered} from '../../../src/site/util/remembered.ts';
import {blocksOf} from '../text/blocks.ts';
import {cellText, tableRows} from '../text/tables.ts';
import {measuresIn, pathsIn} from './measures.ts';
import {NAMED} from './named.ts';

/** One value for a subject, on a page or in a dataset. */
export interface Fact {
  /** What the value belongs to, such as `KAMIWAZA_ROOT` or `NVIDIA driver, minimum · Linux`. */
  readonly subject: string;
  /** Normalised, so that equal values are equal strings. */
  readonly value: string;
  readonly file: string;
  readonly line: number;
  /** For a fact in data: the texts that it was found in, to look for in the file. */
  readonly pieces?: readonly string[];
}

/** A piece of text with its place. */
interface Text {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** All facts of a page: from sentences, tables and code. */
export const factsOfPage = remembered((page: Page): readonly Fact[] => {
  const {file} = page;
  const code = codeBlocks(page)
    .filter(({lang}) => lang !== 'sketch')
    .flatMap(({value, line}) =>
      value.split('\n').map((text, at): Text => ({text, file, line: line + 1 + at})),
    );
  const sentences = blocksOf(page)
    .filter(({kind}) => kind !== 'cell')
    .flatMap(({text, lineAt}) =>
      sentencesIn(text).map(({at, words}): Text => ({text: words, file, line: lineAt(at)})),
    );
  const rows = tableRows(page).map(({head, cells, line}): Row => ({
    head,
    cells: cells.map(cellText),
    line,
  }));
  const texts = [
    ...sentences,
    ...rows.map(({cells, line}): Text => ({text: cells.join(' | '), file, line})),
  ];
  return [
    ...[...texts, ...code].flatMap(textFacts),
    ...texts.flatMap(unitFacts),
    ...rows.flatMap((row) => rowFacts(row, file)),
  ];
});

/** All facts of a dataset, as if it were a table of a page. Their line is 1: `placeOfFact` finds the place. */
export function factsOfDataset(dataset: Dataset, file: string): Fact[] {
  const head = dataset.columns.map(({label}) => label);
  const rows = dataset.rows.map((row): Row => {
    const cells = dataset.columns.map(({key}) => [row[key] ?? ''].flat().join(', '));
    return {head, cells: cells.map((cell) => cell.replaceAll('`', '')), line: 1};
  });
  const factsOf = (pieces: readonly string[]): Fact[] => {
    const text: Text = {text: pieces.join(' | '), file, line: 1};
    return [...textFacts(text), ...unitFacts(text)].map((fact) => ({...fact, pieces}));
  };
  return [
    ...rows.flatMap(({cells}) => factsOf(cells)),
    ...factsOf([dataset.note ?? '']),
    ...rows.flatMap((row) => rowFacts(row, file).map((fact) => ({...fact, pieces: row.cells}))),
  ];
}

/**
 * Facts in the text and the commands of a known error. Its messages and its sample are the output of
 * programs, so they contain none. Their file ends in `#` and the id: `placeOfFact` finds the place.
 */
export function factsOfError({id, cause, steps, verify}: KnownError): Fact[] {
  const file = `src/data/known-errors#${id}`;
  const actions = [...steps, verify];
  const sentences = [cause, ...actions.map(({text}) => text)].flatMap((text) =>
    sentencesIn(text.replaceAll('`', '')).map(({words}) => words),
  );
  const code = actions.flatMap(({commands = []}) =>
    commands.flatMap((command) => command.code.split('\n')),
  );
  return [...sentences, ...code].flatMap((text) =>
    textFacts({text, file, line: 1}).map((fact) => ({...fact, pieces: [text]})),
  );
}

/** What a sentence, a row or a line of code says about named subjects, paths and environment variables. */
const textFacts = (text: Text): Fact[] => [
  ...namedFacts(text),
  ...pathFacts(text),
  ...variableFacts(text),
];

function sentencesIn(text: string): {at: number; words: string}[] {
  return [...text.matchAll(/[^]+?(?:[.!?](?=\s|$)|$)/g)].map(({0: words, index}) => ({
    at: index,
    words,
  }));
}

function namedFacts({text, file, line}: Text): Fact[] {
  return NAMED.filter(
    ({when, unless}) => (when?.test(text) ?? true) && !(unless?.test(text) ?? false),
  ).flatMap(({subject, find}) =>
    [...text.matchAll(find)].flatMap((match) => {
      const value = match
        .slice(1)
        .find((group) => group !== undefined)
        ?.replaceAll(',', '');
      return value === undefined ? [] : [{subject, value, file, line}];
    }),
  );
}

/** A file is at one place: two absolute paths that end in the same name differ. */
function pathFacts({text, file, line}: Text): Fact[] {
  return pathsIn(text).flatMap((path) => {
    const name = /[\\/]([\w-]+\.[a-z]{2,4})$/i.exec(path)?.[1];
    return name === undefined ? [] : [{subject: `path of ${name}`, value: path, file, line}];
  });
}

const ASSIGNED =
  /(?<![\w$])(?:\$env:)?([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:\s?=\s?|`?:? (?:is|defaults to|is set to) `?)["']?([^\s"'`;|)]+)/g;
const FALLBACK = /\b(?:getenv|environ\.get)\(\s*["']([A-Z][A-Z0-9_]+)["']\s*,\s*["']([^"']+)["']/g;
const SHELL_FALLBACK = /\$\{([A-Z][A-Z0-9_]+):-([^}]+)\}/g;

/** The value that a line sets an environment variable to, or its default. */
function variableFacts({text, file, line}: Text): Fact[] {
  return [ASSIGNED, FALLBACK, SHELL_FALLBACK].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, name = '', value = '']) => {
      const plain = value.replace(/[/.,:]+$/, '');
      // words and placeholders are not values
      const isValue = /^(?:\d|\/|~|https?:|localhost)/.test(plain) && !/[<>$*…]/.test(plain);
      return isValue ? [{subject: `\`${name}\``, value: plain, file, line}] : [];
    }),
  );
}

/** A number with four digits or more means the same everywhere, so its unit is the same. */
function unitFacts({text, file, line}: Text): Fact[] {
  return [
    ...text.matchAll(
      /(?<![\w.,])(\d[\d,]*\.\d+|\d[\d,]{3,})[\s\u00a0](KiB|MiB|GiB|KB|kB|MB|GB|TB|bytes)\b/g,
    ),
  ]
    .filter(([, number = '']) => number.replaceAll(/\D/g, '').length >= 4)
    .map(([, number = '', unit = '']) => ({subject: `unit of ${number}`, value: unit, file, line}));
}

interface Row {
  readonly head: readonly string[];
  readonly cells: readonly string[];
  readonly line: number;
}

/** First columns that name a part of a call: the same name means something else in the next table. */
const LOCAL =
  /parameter|field|argument|keyword|attribute|method|call|column|property|question|step|topic|^$/i;

function rowFacts({head, cells, line}: Row, file: string): Fact[] {
  const [subject = '', ...values] = cells;
  if (LOCAL.test(head[0] ?? '') || !/\p{L}{3}/u.test(subject)) return [];
  return values.flatMap((cell, at): Fact[] => {
    const found = [...measuresIn(cell), ...pathsIn(cell)];
    if (found.length === 0) return [];
    return [
      {
        subject: `${normal(subject)} · ${normal(head[at + 1] ?? '')}`,
        value: found.join(', '),
        file,
        line,
      },
    ];
  });
}

/** Subjects are compared without case, code marks, parts in parentheses, and an article or `your`, `each`, `its` first. */
function normal(words: string): string {
  return words
    .replaceAll(/[`*"]/g, '')
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/^(?:the|an?|your|each|its) /, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
