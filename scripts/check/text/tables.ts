import type {Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf, plainText} from '../../../src/site/mdx/parse.ts';
import type {Page} from '../../../src/site/mdx/types.ts';
import {remembered} from '../../../src/site/util/remembered.ts';

/** A row of a Markdown table below its heading. */
export interface TableRow {
  /** The words of the heading, by column. */
  readonly head: readonly string[];
  readonly cells: readonly TableCell[];
  readonly line: number;
}

/** The words of a cell, without its marks. */
export const cellText = (cell: TableCell): string => plainText(cell).trim();

/** The rows of all Markdown tables of a page, without their headings; none for a page that is not MDX. */
export const tableRows = remembered((page: Page): readonly TableRow[] => {
  const rows: TableRow[] = [];
  if (!page.tree) return rows;
  visit(page.tree, 'table', (table: Table) => {
    const [first, ...rest] = table.children;
    const head = first?.children.map(cellText) ?? [];
    for (const row of rest) rows.push({head, cells: row.children, line: lineOf(row)});
  });
  return rows;
});
