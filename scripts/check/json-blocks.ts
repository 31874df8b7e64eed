import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

export const jsonBlocks: Rule = {
  name: 'json-blocks',
  about: 'Blocks in `json` parse.',

  check(pages) {
    return pages.flatMap((page) =>
      codeBlocks(page, 'json').flatMap(({value, line}): Finding[] => {
        try {
          JSON.parse(value);
          return [];
        } catch (error) {
          const reason = (error as Error).message;
          const at = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
          const message = `not JSON: ${reason}. Write whole values; comments and … do not parse.`;
          return [{file: page.file, line: line + value.slice(0, at).split('\n').length, message}];
        }
      }),
    );
  },
};
