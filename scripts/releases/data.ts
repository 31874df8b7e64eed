import path from 'node:path';

import {jsonFiles} from '../../src/data/product/json.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {outdated, writeChanged} from '../../src/site/util/generated.ts';

const FOLDER = 'static/data';

const present = (root: string): string[] =>
  filesBelow(path.join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);

/** One line for every file of the shared data that is missing, stale, or left over. */
export function staleData(root: string): string[] {
  return outdated(root, jsonFiles(), present(root)).map(
    ({file, state}) =>
      `${file}: ${state === 'left over' ? 'has no dataset any more' : state}. Run \`npm run generate:data\` and commit the result.`,
  );
}

/** Writes the datasets of src/data/product/ as JSON; returns the changed paths. */
export function writeData(root: string): string[] {
  return writeChanged(root, jsonFiles(), present(root));
}
