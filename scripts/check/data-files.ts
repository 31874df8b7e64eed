import {datasetFiles} from '../releases/data.ts';
import type {Rule} from '../../src/site/mdx/types.ts';
import {outdated} from '../../src/site/util/generated.ts';
import {rowFindings} from './data-rows.ts';

const STATES = {
  missing: 'missing.',
  stale: 'not what src/data/product/ says.',
  'left over': 'not data of src/data/product/ any more.',
};

/** Programs of readers load these files. */
export const dataFiles: Rule = {
  name: 'data-files',
  about:
    'A row in `src/data/product/` has a cell for each column and no other key; the files in `static/data/` are what `npm run refresh` writes.',

  checkSite({root}) {
    const faults = rowFindings();
    if (faults.length > 0) return faults;
    return outdated(root, datasetFiles()).map(({file, state}) => ({
      file,
      line: 1,
      message: `${STATES[state]} Run \`npm run refresh\` and commit the result.`,
    }));
  },
};
