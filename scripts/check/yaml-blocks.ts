import {parseAllDocuments} from 'yaml';
import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

export const yamlBlocks: Rule = {
  name: 'yaml-blocks',
  about: 'Blocks in `yaml` parse.',

  checkPage(page) {
    return codeBlocks(page, 'yaml').flatMap(({value, line}): Finding[] => {
      const errors = parseAllDocuments(value).flatMap((one) => one.errors);
      return errors.slice(0, 1).map((error) => ({
        file: page.file,
        line: line + (error.linePos?.[0].line ?? 1),
        message: `not YAML: ${error.message.split(/ at line|\n/)[0] ?? ''}. Check indentation and quotes.`,
      }));
    });
  },
};
