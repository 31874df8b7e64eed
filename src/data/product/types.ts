/** Inline Markdown, a number, or a list of inline Markdown that is joined with commas. */
export type Cell = string | number | readonly string[];

/**
 * One row: a cell for each key of `columns` and of `moreColumns`, and no other key. Pages show those of `moreColumns` if
 * they ask for them with `columns`; both filter with `where`, and the JSON has them.
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

interface TypedColumn<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface TypedDataset<Key extends string> extends Omit<
  Dataset,
  'rows' | 'columns' | 'moreColumns'
> {
  readonly columns: readonly TypedColumn<Key>[];
  readonly moreColumns?: readonly TypedColumn<Key>[];
  readonly rows: readonly Readonly<Record<NoInfer<Key>, Cell>>[];
}

/**
 * Declares a dataset. The compiler reports a row without a cell for a column, and a written row with another key;
 * `npm run check` and `npm run refresh` report both for every row.
 */
export function defineDataset<const Key extends string>(dataset: TypedDataset<Key>): Dataset {
  return dataset;
}
