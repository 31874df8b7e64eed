import {staleCopy} from '../releases/copy.ts';
import type {Rule} from '../../src/site/mdx/types.ts';

const MESSAGES = {
  missing: 'missing.',
  stale: 'differs from docs/. Never edit the copy; edit docs/.',
  'left over': 'is not in docs/ any more.',
};

/** The copy of the latest release is docs/, byte for byte. */
export const frozenCopy: Rule = {
  name: 'frozen-copy',
  about: 'The copy of the latest release under `versioned_docs/` is `docs/`, byte for byte.',

  async checkSite({root}) {
    return (await staleCopy(root)).map(({file, state}) => ({
      file,
      line: 1,
      message: `${MESSAGES[state]} Run \`npm run version:refresh\` and commit the result.`,
    }));
  },
};
