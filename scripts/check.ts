import {command} from './lib/command.ts';

import {chosenPages} from './check/chosen.ts';
import {RULES, runRules, writtenPages} from './check/index.ts';
import {loadSite} from '../src/site/source-pages.ts';

const count = (number: number, noun: string): string =>
  `${String(number)} ${noun}${number === 1 ? '' : 's'}`;

const usage = `npm run check [-- [FILE|FOLDER]…]
Checks pages with the content rules, without a build: all pages, or those that are named.`;

command({usage, positionals: [0, Infinity]}, async ({positionals: files}) => {
  const site = loadSite(process.cwd());
  const pages = files.length === 0 ? writtenPages(site) : chosenPages(site, files);
  const findings = await runRules(site, files.length === 0 ? 'all' : pages);
  for (const {file, line, message, rule} of findings) {
    console.log(`${file}:${line}: ${message} [${rule}]`);
  }
  console.log(
    `${count(findings.length, 'finding')} on ${count(pages.length, 'page')}, ${RULES.length} rules.`,
  );
  if (findings.length > 0) process.exitCode = 1;
});
