/**
 * Holds the pages against the content rules, without a build.
 * `npm run check` looks at all of them, `npm run check -- FILE…` at some.
 */
import {readFileSync} from 'node:fs';
import {RULES, runRules, writtenPages} from './check/index.ts';
import {parsePage} from '../src/site/mdx/parse.ts';
import {loadSite, setOf} from '../src/site/source-pages.ts';
import type {Page, Site} from '../src/site/mdx/types.ts';
import {relativePath} from '../src/site/util/files.ts';

function chosenPages(site: Site, files: readonly string[]): Page[] {
  return files.map((name) => {
    const file = relativePath(site.root, name);
    const known = site.pages.find((page) => page.file === file);
    return known ?? parsePage(file, readFileSync(name, 'utf8'), setOf(file) ?? 'docs');
  });
}

const count = (number: number, noun: string): string =>
  `${String(number)} ${noun}${number === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  const site = loadSite(process.cwd());
  const files = process.argv.slice(2);
  const pages = files.length === 0 ? writtenPages(site) : chosenPages(site, files);
  const findings = await runRules(site, files.length === 0 ? 'all' : pages);
  for (const {file, line, message, rule} of findings) {
    console.log(`${file}:${line}: ${message} [${rule}]`);
  }
  console.log(
    `${count(findings.length, 'finding')} on ${count(pages.length, 'page')}, ${RULES.length} rules.`,
  );
  if (findings.length > 0) process.exitCode = 1;
}

void main();
