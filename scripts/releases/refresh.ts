import {drawAll} from '../../src/features/diagrams/files.ts';
import {type Generated, type Outdated, writeChanged} from '../../src/site/util/generated.ts';
import {currentReference} from '../sdk/reference/index.ts';
import {latestCopy} from './copy.ts';
import {datasetFiles} from './data.ts';
import {published} from './published.ts';

/** Everything that is generated and committed. The list of addresses is last, because the other parts make pages. */
const PARTS: readonly ((root: string) => Generated | Promise<Generated>)[] = [
  datasetFiles,
  drawAll,
  (root) => ({files: currentReference(root), folder: 'sdk/current/services'}),
  latestCopy,
  published,
];

/**
 * Makes all generated files of the repository at `root` what they must be. A part whose sources have a fault stays as
 * it is, and does not stop the others.
 *
 * @returns the files that changed, with the state they were in, and one error for each such part
 */
export async function refresh(root: string): Promise<{changed: Outdated[]; errors: unknown[]}> {
  const changed: Outdated[] = [];
  const errors: unknown[] = [];
  for (const part of PARTS) {
    try {
      changed.push(...writeChanged(root, await part(root)));
    } catch (error) {
      errors.push(error);
    }
  }
  return {changed, errors};
}
