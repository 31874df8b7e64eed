import type {Configuration, LintError} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import configuration from '../../.markdownlint.json';
import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** The form of the Markdown itself: lists, blank lines, spaces, tables, languages of code. */
export const markdownlint: Rule = {
  name: 'markdownlint',
  about:
    'The Markdown is well formed, and code has one of the languages that we use; `.markdownlint.json` has the rules, which editors read too.',

  check(pages) {
    const results = lint({
      strings: Object.fromEntries(pages.map(({file, text}) => [file, text])),
      config: configuration as Configuration,
      noInlineConfig: true,
    });
    return pages.flatMap((page) => {
      const errors = results[page.file] ?? [];
      return [...errors.map((error) => toFinding(page, error)), ...unseenCode(page, errors)];
    });
  },
};

function toFinding({file}: Page, error: LintError): Finding {
  const {lineNumber, ruleNames, ruleDescription, errorDetail, errorContext} = error;
  const detail = [errorDetail, errorContext && `"${errorContext}"`].filter(Boolean).join(', ');
  const message = `${ruleDescription}${detail ? `: ${detail}` : ''} (${ruleNames[0] ?? ''} in .markdownlint.json). Correct the form.`;
  return {file, line: lineNumber, message};
}

/**
 * Code below a tag without an empty line between them: to Markdown without JSX, it belongs to the tag, so no rule of
 * markdownlint looks at it.
 */
function unseenCode(page: Page, errors: readonly LintError[]): Finding[] {
  const message = 'this code is not checked, as it follows a tag. Put an empty line between them.';
  return codeBlocks(page)
    .filter(({line}) => page.lines[line - 2]?.trim() !== '')
    .filter(({line}) => !errors.some(({lineNumber}) => lineNumber === line))
    .map(({line}) => ({file: page.file, line, message}));
}
