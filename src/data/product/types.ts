/** Inline Markdown, a number, or a list of inline Markdown that is joined with commas. */
export type Cell = string | number | readonly string[];

/**
 * One row. Every column has its key here; keys without a column are data all the same:
 * they can be asked for with `columns`, they filter with `where`, and the JSON has them.
 */
export type Row = Readonly<Record<string, Cell>>;

export interface Column {
  readonly key: string;
  readonly label: string;
}

export interface Dataset {
  /** The name that pages use: `<DataTable of="id" />`. */
  readonly id: string;
  /** Caption of the table. */
  readonly title: string;
  /** Columns shown unless the page names others, in order. */
  readonly columns: readonly Column[];
  /** Headings of further keys that a page may ask for. */
  readonly moreColumns?: readonly Column[];
  readonly rows: readonly Row[];
  /** Inline Markdown that follows the table on every page that shows it. */
  readonly note?: string;
}

interface TypedColumn<R> {
  readonly key: keyof R & string;
  readonly label: string;
}

interface TypedDataset<R extends object> extends Omit<Dataset, 'rows' | 'columns' | 'moreColumns'> {
  readonly columns: readonly TypedColumn<R>[];
  readonly moreColumns?: readonly TypedColumn<R>[];
  readonly rows: readonly R[];
}

/** Declares a dataset. The compiler reports a row whose keys are not the columns. */
export function defineDataset<R extends {readonly [K in keyof R]: Cell}>(
  dataset: TypedDataset<R>,
): Dataset {
  return dataset;
}
