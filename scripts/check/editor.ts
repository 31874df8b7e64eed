import path from 'node:path';

import type {Rule as MarkdownlintRule} from 'markdownlint';

import {parsePage} from '../../src/site/mdx/parse.ts';
import type {Page, Rule} from '../../src/site/mdx/types.ts';
import {setOf} from '../../src/site/source-pages.ts';
import {relativePath} from '../../src/site/util/files.ts';

import {findingsOf} from './findings.ts';
import {PAGE_RULES} from './page-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The page that was parsed last: all rules get the same text, one after the other. */
let last: Page | undefined;

function pageOf(name: string, lines: readonly string[]): Page | undefined {
  const file = relativePath(ROOT, path.resolve(ROOT, name));
  const set = setOf(file);
  if (set === undefined) return undefined;
  const text = lines.join('\n');
  if (last?.file !== file || last.text !== text) last = parsePage(file, text, set);
  return last;
}

/**
 * A content rule as a custom rule of markdownlint. A finding in the front matter, which markdownlint leaves
 * out, is shown at the first line after it. Files that are no pages of the site have no findings.
 */
function toMarkdownlint(rule: Rule): MarkdownlintRule {
  return {
    // Some of markdownlint's own tags have the same names.
    names: [`check-${rule.name}`],
    description: rule.about,
    tags: ['kamiwaza-docs'],
    parser: 'none',
    asynchronous: true,
    // markdownlint waits for the promise of an asynchronous rule; its types say nothing of that.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises
    async function({name, frontMatterLines, lines}, onError) {
      const page = pageOf(name, [...frontMatterLines, ...lines]);
      if (page === undefined) return;
      for (const {line, message} of await findingsOf(rule, [page], {root: ROOT, pages: [page]})) {
        const lineNumber = Math.max(1, line - frontMatterLines.length);
        const above = line <= frontMatterLines.length ? `Line ${String(line)}: ` : '';
        onError({lineNumber: Math.min(lineNumber, lines.length), detail: above + message});
      }
    },
  };
}

/** The content rules that editors show, for `.markdownlint-cli2.mjs`. */
export const editorRules: readonly MarkdownlintRule[] = PAGE_RULES.map(toMarkdownlint);
