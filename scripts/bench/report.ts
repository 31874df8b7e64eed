import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {table} from './figures.ts';

/** Where the figures of a run are stored; CI uploads this folder. */
export const REPORTS = path.join('test-results', 'bench');

/** Cells of one line of a table. */
export type Row = readonly string[];

/** Prints a table of figures and stores it as Markdown, in a file with this name. */
export async function writeReport(
  name: string,
  title: string,
  rows: readonly Row[],
  header: Row,
): Promise<void> {
  const text = `${title} (${new Date().toISOString().slice(0, 10)})\n\n${table(header, rows)}\n`;
  await mkdir(REPORTS, {recursive: true});
  await writeFile(path.join(REPORTS, `${name}.md`), text);
  console.log(text);
}
