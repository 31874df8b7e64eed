// What a pull request changes, for its reviewers:
//   npm run preview:facts -- BUILD FACTS.json      reads the facts of a build
//   npm run preview:report -- BEFORE.json AFTER.json REPORT.md
import {readFileSync, writeFileSync} from 'node:fs';

import {env} from '../src/config/env.ts';

import {command} from './lib/command.ts';
import {type Facts, readFacts} from './preview/facts.ts';
import {report} from './preview/report.ts';
import {searchFacts} from './preview/search.ts';

const read = (file: string): Facts => JSON.parse(readFileSync(file, 'utf8')) as Facts;

async function main([task, ...files]: readonly string[]): Promise<void> {
  const [first, second, third] = files;
  if (task === 'facts' && first !== undefined && second !== undefined) {
    const facts: Facts = {...readFacts(first, env.baseUrl), search: await searchFacts(first)};
    writeFileSync(second, JSON.stringify(facts, null, 1));
    console.log(`${String(Object.keys(facts.pages).length)} pages, written to ${second}`);
  } else if (task === 'report' && first && second && third !== undefined) {
    const text = report(read(first), read(second));
    writeFileSync(third, text);
    console.log(text);
  } else {
    console.error(
      'Use: preview facts BUILD FACTS.json | preview report BEFORE.json AFTER.json OUT.md',
    );
    process.exitCode = 2;
  }
}

command(() => main(process.argv.slice(2)));
