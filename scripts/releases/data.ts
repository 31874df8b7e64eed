import path from 'node:path';

import {jsonFiles} from '../../src/data/product/json.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {outdated, writeChanged, type Outdated} from '../../src/site/util/generated.ts';
import {rowFindings} from '../check/data-rows.ts';

const FOLDER = 'static/data';

const present = (root: string): string[] =>
  filesBelow(path.join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);

/** The files of `static/data/` that are not what the datasets of src/data/product/ say. */
export const staleData = (root: string): Outdated[] => outdated(root, jsonFiles(), present(root));

/**
 * Writes the datasets of src/data/product/ as JSON; removes those without a dataset; returns the changed paths.
 *
 * @throws Error that lists the rows with a wrong key or cell, before anything is written
 */
export function writeData(root: string): string[] {
  const faults = rowFindings().map(({file, line, message}) => `${file}:${line}: ${message}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return writeChanged(root, jsonFiles(), present(root));
}
