import {readFileSync, writeFileSync} from 'node:fs';

import {command} from './lib/command.ts';
import {UsageError} from './lib/arguments.ts';

import {env} from '../src/config/env.ts';

import {type Facts, readFacts} from './preview/facts.ts';
import {report} from './preview/report.ts';
import {searchFacts} from './preview/search.ts';

const read = (file: string): Facts => JSON.parse(readFileSync(file, 'utf8')) as Facts;

const usage = `npm run preview:facts -- BUILD FACTS.json
       npm run preview:report -- BEFORE.json AFTER.json REPORT.md
What a pull request changes, for its reviewers: the first reads the facts of a build, the second compares two.`;

command({usage, positionals: [3, 4]}, async ({positionals: [task, ...files]}) => {
  const [first = '', second = '', third] = files;
  if (task === 'facts' && third === undefined) {
    const facts: Facts = {...readFacts(first, env.baseUrl), search: await searchFacts(first)};
    writeFileSync(second, JSON.stringify(facts, null, 1));
    console.log(`${String(Object.keys(facts.pages).length)} pages, written to ${second}`);
  } else if (task === 'report' && third !== undefined) {
    const text = report(read(first), read(second));
    writeFileSync(third, text);
    console.log(text);
  } else {
    throw new UsageError(`The number of files is wrong for "${String(task)}".`);
  }
});
