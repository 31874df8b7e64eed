import {latestCopy} from '../releases/copy.ts';
import type {Rule} from '../../src/site/mdx/types.ts';
import {outdated} from '../../src/site/util/generated.ts';

/** What is wrong with a file of the copy, given the file that it is made from. */
const MESSAGES = {
  missing: () => 'missing.',
  stale: (source: string) => `differs from ${source}.`,
  'left over': () => 'is not in docs/ any more.',
};

/** The source of a file of the copy. */
function sourceOf(file: string): string {
  return file.startsWith('versioned_sidebars/')
    ? 'sidebars.ts'
    : file.replace(/^versioned_docs\/version-[^/]+/, 'docs');
}

/** The copy of the latest release is docs/, byte for byte. */
export const frozenCopy: Rule = {
  name: 'frozen-copy',
  about: 'The copy of the latest release under `versioned_docs/` is `docs/`, byte for byte.',

  async checkSite({root}) {
    return outdated(root, await latestCopy(root)).map(({file, state}) => ({
      file,
      line: 1,
      message: `${MESSAGES[state](sourceOf(file))} Run \`npm run refresh\` and commit the result; the copy is never edited.`,
    }));
  },
};
