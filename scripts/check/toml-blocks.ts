import {parse, TomlError} from 'smol-toml';
import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

export const tomlBlocks: Rule = {
  name: 'toml-blocks',
  about: 'Blocks in `toml` parse.',

  checkPage(page) {
    return codeBlocks(page, 'toml').flatMap(({value, line}): Finding[] => {
      try {
        parse(value);
        return [];
      } catch (error) {
        if (!(error instanceof TomlError)) throw error;
        const reason = error.message.split('\n')[0] ?? '';
        const message = `not TOML: ${reason}. Check quotes and brackets.`;
        return [{file: page.file, line: line + error.line, message}];
      }
    });
  },
};
