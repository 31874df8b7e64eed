import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** Markup that the parser took for text, and what to do. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\\)\*\*/,
    '** is shown as text. Close the bold text with **, without a space inside the marks.',
  ],
  [/(?<!\\)`/, 'a backtick is shown as text. Close the code with another one.'],
  [
    /(?<!\\)\[[^\]]+\]\s*\(/,
    'a link is shown as text. Write [words](address), without a space before or in the address.',
  ],
  [/(?<!\\)\[\^/, 'a footnote is shown as text. There is no text for it; write it in brackets.'],
  [/^\|/m, 'a table is shown as text. Write |---|---| below its first row.'],
];

/** Markdown has no errors: what is not closed is text, and readers see its marks. */
export const leftovers: Rule = {
  name: 'leftovers',
  about: 'Bold text, code, links and tables are complete: none of their marks is shown as text.',

  checkPage(page) {
    const findings: Finding[] = [];
    if (!page.tree) return findings;
    visit(page.tree, 'text', (node) => {
      // The source, which has the backslash of a mark that is meant as text.
      const {start, end} = node.position ?? {};
      const source = page.text.slice(start?.offset, end?.offset);
      for (const [pattern, message] of MARKUP) {
        const at = source.search(pattern);
        if (at === -1) continue;
        const line = lineOf(node) + source.slice(0, at).split('\n').length - 1;
        findings.push({file: page.file, line, message});
      }
    });
    return findings;
  },
};
