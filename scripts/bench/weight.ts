import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {command} from '../lib/command.ts';
import {kilobytes} from '../lib/files.ts';

import {type LongPages, longPages, newlyLong} from './pages.ts';
import {writeReport} from './report.ts';
import {withSite} from './site.ts';
import {grown, KINDS, overBudget, weigh, type Weight} from './weigh.ts';

const BASELINE = path.join('scripts', 'bench', 'weight-baseline.json');

/** Pages whose text alone is over the limit, with the size of their HTML. */
const LONG = path.join('scripts', 'bench', 'weight-long-pages.json');

const usage = `npm run bench:weight [-- --update]
Measures what a first visit of each kind of page in build/ costs, and the HTML of every page. Names the goals that
are not met, and fails if script or style grew by more than 2 % against the stored figures, or if the HTML of
another page is over its limit.

--update  stores figures and pages`;

command({usage, options: {update: {type: 'boolean', default: false}}}, async ({values}) => {
  const weights = await withSite(async ({browser, home}) => {
    const found: Record<string, Weight> = {};
    for (const {kind, route} of KINDS) {
      found[kind] = await weigh(browser, home + route);
    }
    return found;
  });
  await writeReport(
    'weight',
    'First load until idle, gzip',
    Object.entries(weights).map(([kind, {html, css, js, other, total, requests, prefetch}]) => [
      kind,
      ...[html, css, js, other, total].map(kilobytes),
      String(requests),
      kilobytes(prefetch),
    ]),
    ['Page', 'HTML', 'CSS', 'JS', 'Other', 'Before prefetch', 'Requests', 'Prefetch'],
  );
  const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Record<string, Weight>;
  const faults: string[] = [];
  for (const {kind, budget} of KINDS) {
    const weight = weights[kind];
    if (weight === undefined) continue;
    for (const goal of overBudget(kind, weight, budget)) console.log(`Goal not reached: ${goal}`);
    faults.push(...grown(kind, weight, baseline[kind]));
  }
  const long = await longPages('build');
  for (const [page, html] of Object.entries(long)) {
    console.log(`Goal not reached: HTML of ${page} is ${kilobytes(html)}`);
  }
  if (values.update) {
    writeFileSync(BASELINE, `${JSON.stringify(weights, null, 2)}\n`);
    writeFileSync(LONG, `${JSON.stringify(long, null, 2)}\n`);
  } else {
    faults.push(...newlyLong(long, JSON.parse(readFileSync(LONG, 'utf8')) as LongPages));
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 && !values.update ? 1 : 0;
});
