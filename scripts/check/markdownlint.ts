import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import configuration from '../../.markdownlint.json';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** The form of the Markdown itself: lists, blank lines, spaces, tables. */
export const markdownlint: Rule = {
  name: 'markdownlint',
  about: 'The Markdown is well formed; `.markdownlint.json` has the rules, which editors read too.',

  check(pages) {
    const results = lint({
      strings: Object.fromEntries(pages.map(({file, text}) => [file, text])),
      config: configuration as Configuration,
      noInlineConfig: true,
    });
    return Object.entries(results).flatMap(([file, errors]) =>
      errors.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}): Finding => {
        const detail = [errorDetail, errorContext && `"${errorContext}"`]
          .filter(Boolean)
          .join(', ');
        const message = `${ruleDescription}${detail ? `: ${detail}` : ''} (${ruleNames[0] ?? ''}). Correct the form.`;
        return {file, line: lineNumber, message};
      }),
    );
  },
};
