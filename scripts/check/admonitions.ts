import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {nearest} from '../../src/site/util/nearest.ts';

/** The kinds of STYLEGUIDE.md. */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

/** A build only warns of what this rule finds, or shows it as text. */
export const admonitions: Rule = {
  name: 'admonitions',
  about:
    'An admonition is a `:::note`, `:::tip`, `:::info`, `:::warning` or `:::danger`, closed by `:::`. No other colons are read as a directive.',

  checkPage(page) {
    const findings: Finding[] = [];
    if (!page.tree) return findings;
    visit(page.tree, (node) => {
      const report = (message: string, line = lineOf(node)): void => {
        findings.push({file: page.file, line, message});
      };
      if (node.type === 'containerDirective') {
        if (!KINDS.includes(node.name)) {
          const near = nearest(node.name, KINDS);
          const hint = near ? `Did you mean :::${near}?` : `The kinds are: ${KINDS.join(', ')}.`;
          report(`:::${node.name} is not an admonition. ${hint}`);
        }
        const end = node.position?.end.line ?? 1;
        const isClosed = isColons(page, end) && node.children.at(-1)?.position?.end.line !== end;
        if (!isClosed) {
          report(
            `:::${node.name} is not closed. Write as many colons below it as it begins with; one that holds another begins and ends with one colon more.`,
          );
        }
      } else if (node.type === 'leafDirective') {
        report(
          `the page leaves out ::${node.name}. An admonition begins with three colons; write \\:: for two.`,
        );
      } else if (node.type === 'textDirective') {
        if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return;
        report(`the page leaves out :${node.name}. Escape its colon: \\:${node.name}.`);
      } else if (node.type === 'text') {
        const at = node.value.split('\n').findIndex((line) => line.startsWith(':::'));
        if (at === -1) return;
        const isEnd = isColons(page, lineOf(node) + at);
        report(
          isEnd
            ? 'these colons close nothing and are shown as text. Remove them; an admonition that holds another begins and ends with one colon more.'
            : 'these colons open nothing and are shown as text. Write :::note[Title], without spaces, on a line of its own.',
          lineOf(node) + at,
        );
      }
    });
    return findings;
  },
};

/** Whether a line, counted from 1, has colons alone; it may be in a quotation. */
function isColons({lines}: Page, line: number): boolean {
  return /^[\s>]*:{3,}\s*$/.test(lines[line - 1] ?? '');
}
