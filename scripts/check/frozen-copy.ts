import {staleCopy} from '../releases/copy.ts';
import type {Rule} from '../../src/site/mdx/types.ts';

/** The copy of the latest release is docs/, byte for byte. */
export const frozenCopy: Rule = {
  name: 'frozen-copy',
  about: 'The copy of the latest release under `versioned_docs/` is `docs/`, byte for byte.',

  async checkSite({root}) {
    const stale = await staleCopy(root);
    return stale.map((text) => {
      const [, file = '', line = '1', message = ''] = /^(.+?):(\d+): ([\s\S]*)$/.exec(text) ?? [];
      return {file, line: Number(line), message};
    });
  },
};
