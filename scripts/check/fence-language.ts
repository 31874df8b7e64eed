import {nearest} from '../../src/site/util/nearest.ts';
import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

const LANGUAGES = [
  'bash',
  'powershell',
  'python',
  'json',
  'yaml',
  'toml',
  'ini',
  'http',
  'ts',
  'tsx',
  'text',
  'sketch',
];

/** Every fence names its language. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  about: `Every fence has a language: ${LANGUAGES.map((name) => `\`${name}\``).join(', ')}.`,

  checkPage,
};

function checkPage(page: Page): Finding[] {
  return codeBlocks(page).flatMap(({lang, line}): Finding[] => {
    if (lang !== undefined && LANGUAGES.includes(lang)) return [];
    if (lang === undefined) {
      // An indented code block has no fence.
      const message = 'this code has no language. Put ```text, ```bash or another one before it.';
      return [{file: page.file, line, message}];
    }
    const near = nearest(lang, LANGUAGES);
    const hint = near ? `Did you mean "${near}"?` : `Use one of: ${LANGUAGES.join(', ')}.`;
    return [{file: page.file, line, message: `the language "${lang}" is not in use here. ${hint}`}];
  });
}
