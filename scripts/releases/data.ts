import path from 'node:path';

import {jsonFiles} from '../../src/data/product/json.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {writeChanged} from '../../src/site/util/generated.ts';

const FOLDER = 'static/data';

/** Writes the datasets of src/data/product/ as JSON; removes those without a dataset; returns the changed paths. */
export function writeData(root: string): string[] {
  const present = filesBelow(path.join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);
  return writeChanged(root, jsonFiles(), present);
}
