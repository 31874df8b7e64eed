import {parse, type ParseError} from 'jsonc-parser';

import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

export const jsonBlocks: Rule = {
  name: 'json-blocks',
  about: 'Blocks in `json` parse.',

  checkPage(page) {
    return codeBlocks(page, 'json').flatMap(({value, line}): Finding[] => {
      try {
        JSON.parse(value);
        return [];
      } catch (error) {
        // Some messages quote several lines; a finding is one.
        const reason = (error as Error).message.replace(/\s+/g, ' ');
        const before = value.slice(0, faultIn(value)).split('\n').length;
        const message = `not JSON: ${reason}. Write whole values; comments and … do not parse.`;
        return [{file: page.file, line: line + before, message}];
      }
    });
  },
};

/**
 * The place where a text stops being JSON: not every message of `JSON.parse` has it. The parser allows more than JSON,
 * so it judges nothing here.
 */
function faultIn(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  return errors[0]?.offset ?? 0;
}
