import {command} from './lib/command.ts';

import {chosenPages} from './check/chosen.ts';
import {RULES, runRules, writtenPages} from './check/index.ts';
import {GRADE, isReference, MEDIAN} from './check/readability.ts';
import {readabilityOf} from './check/text/readability.ts';
import {loadSite} from '../src/site/source-pages.ts';
import type {Page} from '../src/site/mdx/types.ts';

const count = (number: number, noun: string): string =>
  `${String(number)} ${noun}${number === 1 ? '' : 's'}`;

/** A table of the pages that the rule applies to, the hardest first. */
function printReadability(pages: readonly Page[]): void {
  const rows = pages
    .filter((page) => !isReference(page))
    .flatMap((page) => {
      const measured = readabilityOf(page);
      return measured === undefined ? [] : [{page, ...measured}];
    })
    .sort((a, b) => b.grade - a.grade);
  console.log('grade  median words  sentences  page');
  for (const {page, grade, median, sentences} of rows) {
    const cells = [grade.toFixed(1).padStart(5), String(median).padStart(12)];
    console.log(`${cells.join('  ')}  ${String(sentences).padStart(9)}  ${page.file}`);
  }
  const failing = rows.filter(({grade, median}) => grade > GRADE || median > MEDIAN).length;
  console.log(
    `${count(failing, 'page')} of ${rows.length} above grade ${GRADE} or ${MEDIAN} words.`,
  );
  if (failing > 0) process.exitCode = 1;
}

const usage = `npm run check [-- [--readability] [FILE|FOLDER]…]
Checks pages with the content rules, without a build: all pages, or those that are named.

--readability  prints instead how hard each page is to read`;

const accepted = {
  usage,
  options: {readability: {type: 'boolean', default: false}},
  positionals: [0, Infinity],
} as const;

command(accepted, async ({values, positionals: files}) => {
  const site = loadSite(process.cwd());
  const pages = files.length === 0 ? writtenPages(site) : chosenPages(site, files);
  if (values.readability) {
    printReadability(pages);
    return;
  }
  const findings = await runRules(site, files.length === 0 ? 'all' : pages);
  for (const {file, line, message, rule} of findings) {
    console.log(`${file}:${line}: ${message} [${rule}]`);
  }
  console.log(
    `${count(findings.length, 'finding')} on ${count(pages.length, 'page')}, ${RULES.length} rules.`,
  );
  if (findings.length > 0) process.exitCode = 1;
});
