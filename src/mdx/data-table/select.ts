import {
  type Cell,
  type Column,
  type Dataset,
  namedColumns,
  type Row,
} from '../../data/product/index.ts';
import {nearest} from '../../site/util/nearest.ts';

export interface Request {
  readonly columns?: string | undefined;
  readonly where?: string | undefined;
}

export interface Selection {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The note is about the whole table; a selection of rows has none. */
  readonly note: string | undefined;
}

/** A mistake in the request; the message says what to write instead. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

/** Says what is wrong with the request. */
export function fail(message: string): never {
  throw new RequestError(message);
}

/** The columns and rows of a dataset that a page asks for. */
export function select(dataset: Dataset, {columns, where}: Request): Selection {
  return {
    columns: columns === undefined ? dataset.columns : pickColumns(dataset, columns),
    rows: where === undefined ? dataset.rows : pickRows(dataset, where),
    note: where === undefined ? dataset.note : undefined,
  };
}

function pickColumns(dataset: Dataset, columns: string): Column[] {
  const known = namedColumns(dataset);
  return columns.split(',').map((part) => {
    const key = part.trim();
    const column = known.find((one) => one.key === key);
    if (column) return column;
    const keys = known.map((one) => one.key);
    return fail(unknown('column', key, dataset, keys));
  });
}

function pickRows(dataset: Dataset, where: string): Row[] {
  const conditions = where.split(';').map((part) => parseCondition(dataset, part));
  const rows = dataset.rows.filter((row) =>
    conditions.every(({key, values}) => plain(row[key]).some((value) => values.includes(value))),
  );
  if (rows.length === 0) {
    const seen = conditions.map(({key}) => {
      const values = new Set(dataset.rows.flatMap((row) => plain(row[key])));
      return `${key} is one of: ${[...values].join(', ')}`;
    });
    fail(`where="${where}" matches no row of "${dataset.id}". ${seen.join('. ')}.`);
  }
  return rows;
}

function parseCondition(dataset: Dataset, condition: string): {key: string; values: string[]} {
  const match = /^\s*([\w-]+)\s*=(.+)$/.exec(condition);
  if (!match) fail(`where="${condition}" is not a condition. Write where="key=value".`);
  const [, key = '', values = ''] = match;
  const known = namedColumns(dataset).map((one) => one.key);
  if (!known.includes(key)) fail(unknown('key', key, dataset, known));
  return {key, values: values.split('|').flatMap((value) => plain(value))};
}

function unknown(what: string, key: string, dataset: Dataset, known: string[]): string {
  const near = nearest(key, known);
  const hint = near ? ` Did you mean "${near}"?` : '';
  return `"${dataset.id}" has no ${what} "${key}".${hint} It has: ${known.join(', ')}.`;
}

/** The values of a cell as people type them: without marks, in lower case. */
function plain(cell: Cell | undefined): string[] {
  return [cell ?? []].flat().map((one) => String(one).replace(/[`*]/g, '').trim().toLowerCase());
}
