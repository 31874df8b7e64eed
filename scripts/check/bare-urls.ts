import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** A link has words that name its target; an address to type is in code. */
export const bareUrls: Rule = {
  name: 'bare-urls',
  about: 'No bare addresses: a link has words, an address to type is in code.',

  checkPage(page) {
    const findings: Finding[] = [];
    if (!page.tree) return findings;
    visit(page.tree, 'link', (node) => {
      const from = node.position?.start.offset ?? 0;
      // A Markdown link begins with a bracket, an autolinked address does not.
      const isFound = page.text[from] !== '[';
      const [label] = node.children;
      const isNameless = label?.type === 'text' && /^https?:\/\//.test(label.value);
      if (isFound || isNameless) {
        const message = `the address ${node.url} is bare. Write [words](${node.url}), or put it in code if readers type it.`;
        findings.push({file: page.file, line: lineOf(node), message});
      }
    });
    return findings;
  },
};
