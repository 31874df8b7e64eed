import path from 'node:path';

import type {Rule as MarkdownlintRule} from 'markdownlint';

import {parsePage} from '../../src/site/mdx/parse.ts';
import type {Page, Rule} from '../../src/site/mdx/types.ts';
import {setOf} from '../../src/site/source-pages.ts';
import {relativePath} from '../../src/site/util/files.ts';

import {altText} from './alt-text.ts';
import {bareUrls} from './bare-urls.ts';
import {dataTables} from './data-tables.ts';
import {fenceLanguage} from './fence-language.ts';
import {frontMatter} from './front-matter.ts';
import {headings} from './headings.ts';
import {howTo} from './how-to.ts';
import {jsonBlocks} from './json-blocks.ts';
import {mdx} from './mdx.ts';
import {prose} from './prose.ts';
import {readability} from './readability.ts';
import {sketches} from './sketches.ts';
import {spelling} from './spelling.ts';
import {tabs} from './tabs.ts';
import {tomlBlocks} from './toml-blocks.ts';
import {words} from './words.ts';
import {yamlBlocks} from './yaml-blocks.ts';

/**
 * Rules that need one page and no other file. They are fast enough to run while somebody types. Data of the product
 * are modules: an editor knows them as they were when it loaded the rules.
 */
const PAGE_RULES: readonly Rule[] = [
  mdx,
  frontMatter,
  headings,
  howTo,
  words,
  prose,
  readability,
  spelling,
  bareUrls,
  altText,
  sketches,
  dataTables,
  tabs,
  fenceLanguage,
  jsonBlocks,
  yamlBlocks,
  tomlBlocks,
];

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
      for (const {line, message} of await rule.check([page], {root: ROOT, pages: [page]})) {
        const lineNumber = Math.max(1, line - frontMatterLines.length);
        const above = line <= frontMatterLines.length ? `Line ${String(line)}: ` : '';
        onError({lineNumber: Math.min(lineNumber, lines.length), detail: above + message});
      }
    },
  };
}

/** The content rules that editors show, for `.markdownlint-cli2.mjs`. */
export const editorRules: readonly MarkdownlintRule[] = PAGE_RULES.map(toMarkdownlint);
