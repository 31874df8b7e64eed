import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '../../src/site/mdx/parse.ts';
import {filesIn} from '../../src/site/util/files.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';
import {type Block, blocksOf} from './text/blocks.ts';
import {literalsOf} from './text/literals.ts';
import {PATTERNS} from './text/patterns.ts';
import {retextFindings} from './text/plugins.ts';

/** The style guide quotes sentences that break its rules. */
const SKIPPED = /(?:^|\/)(?:node_modules|fixtures|__tests__)\/|^STYLEGUIDE\.md$/;

/** Where labels, messages and shared facts are written. */
const LABELS = ['src/config', 'src/data', 'src/features', 'src/mdx', 'src/theme', 'src/ui'];

export const prose: Rule = {
  name: 'prose',
  about:
    'Plain English on pages, in labels and READMEs: no wording from the lists of `text/patterns.ts` and of retext (simpler words, repeated words, articles).',

  checkPage(page) {
    return judge(page.file, blocksOf(page));
  },

  async checkSite({root}) {
    const findings: Finding[] = [];
    for (const file of readmes(root)) {
      const text = withoutComments(readFileSync(path.join(root, file), 'utf8'));
      findings.push(...(await judge(file, blocksOf(parsePage(file, text, 'docs')))));
    }
    for (const file of LABELS.flatMap((folder) => filesIn(root, folder))) {
      if (!/\.tsx?$/.test(file) || SKIPPED.test(file)) continue;
      findings.push(
        ...(await judge(file, literalsOf(file, readFileSync(path.join(root, file), 'utf8')))),
      );
    }
    return findings;
  },
};

/** Blanks HTML comments, which a README may have and MDX rejects. Line numbers stay the same. */
function withoutComments(text: string): string {
  return text.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function readmes(root: string): string[] {
  const folders = ['.github', 'docs-internal', 'mcp', 'scripts', 'src', 'templates', 'tests'];
  return [...readdirSync(root), ...folders.flatMap((folder) => filesIn(root, folder))].filter(
    (file) => file.endsWith('.md') && !SKIPPED.test(file),
  );
}

/**
 * In sources, many strings are not sentences: messages of other programs, lists of words. Only the list of
 * patterns applies to them.
 */
async function judge(file: string, blocks: readonly Block[]): Promise<Finding[]> {
  const isSource = !/\.mdx?$/.test(file);
  const findings: Finding[] = [];
  for (const block of blocks) {
    const isLabel = block.kind !== 'paragraph' && block.kind !== 'cell';
    for (const {find, write, labelsOnly, pagesOnly} of PATTERNS) {
      if ((labelsOnly && !isLabel) || (pagesOnly && isSource)) continue;
      for (const {0: hit, index} of block.text.matchAll(find)) {
        if (isCode(block, index)) continue;
        findings.push({file, line: block.lineAt(index), message: `"${hit}": ${write}`});
      }
    }
    if (isSource || !/\s/.test(block.text)) continue;
    for (const {at, end, message} of await retextFindings(block.text)) {
      if (!isCode(block, at) && !isCode(block, end - 1))
        findings.push({file, line: block.lineAt(at), message});
    }
  }
  return findings;
}

function isCode({code}: Block, at: number): boolean {
  return code.some(([from, to]) => from <= at && at < to);
}
