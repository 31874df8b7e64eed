/**
 * Checks the pages with the content rules, without a build.
 * `npm run check` checks all of them, `npm run check -- FILE…` some, `npm run check -- --readability [FILE…]`
 * prints how hard each page is to read.
 */
import {readFileSync, statSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {RULES, runRules, writtenPages} from './check/index.ts';
import {GRADE, isReference, MEDIAN} from './check/readability.ts';
import {readabilityOf} from './check/text/readability.ts';
import {parsePage} from '../src/site/mdx/parse.ts';
import {loadSite, setOf} from '../src/site/source-pages.ts';
import type {Page, Site} from '../src/site/mdx/types.ts';
import {relativePath} from '../src/site/util/files.ts';
import {nearest} from '../src/site/util/nearest.ts';
import {command} from './lib/command.ts';

function chosenPages(site: Site, files: readonly string[]): Page[] {
  return files.map((name) => {
    const file = relativePath(site.root, name);
    const known = site.pages.find((page) => page.file === file);
    if (known) return known;
    if (statSync(name, {throwIfNoEntry: false})?.isFile() !== true) {
      const near = nearest(
        file,
        writtenPages(site).map((page) => page.file),
      );
      throw new Error(`There is no file ${file}.${near ? ` Did you mean "${near}"?` : ''}`);
    }
    return parsePage(file, readFileSync(name, 'utf8'), setOf(file) ?? 'docs');
  });
}

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

async function main(): Promise<void> {
  const {values, positionals: files} = parseArgs({
    options: {readability: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
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
}

command(main);
