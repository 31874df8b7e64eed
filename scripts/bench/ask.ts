import path from 'node:path';

import {command} from '../lib/command.ts';
import {requireBuild} from '../lib/build.ts';
import {percent} from './figures.ts';
import {writeReport} from './report.ts';
import {heldOut} from './search/held-out.ts';
import {evaluateRetrieval} from './search/retrieval.ts';

const usage = `npm run bench:ask [-- --verbose]
Measures whether the sections that Ask sends along with a question have its answer, in build/. The questions are
by people who saw no page of the site; retrieval was tuned on the set dev alone.

--verbose  lists the questions of dev that it misses`;

command({usage, options: {verbose: {type: 'boolean'}}}, async ({values}) => {
  requireBuild('build');
  const rows: string[][] = [];
  for (const set of ['dev', 'frozen', 'last'] as const) {
    const result = await evaluateRetrieval(path.resolve('build'), await heldOut(set));
    rows.push([
      set,
      String(result.count),
      percent(result.section),
      percent(result.page),
      result.sent.toFixed(1),
      result.tokens.toFixed(0),
      String(result.wrongRelease),
    ]);
    if (values.verbose && set === 'dev') {
      for (const {from, query} of result.missed) console.log(`Missed, from ${from}: ${query}`);
    }
  }
  await writeReport('ask', 'Sections that Ask sends along with a question', rows, [
    'Questions',
    'Count',
    'Right section sent',
    'Right page sent',
    'Sections',
    'Tokens',
    'Of a wrong release',
  ]);
});
