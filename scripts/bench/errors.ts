// The logs of tests/errors were written and labeled by people who had not seen the rules: `dev.json` may be read while
// the rules change; of `frozen.json`, only the totals may be. `threads.json` has logs from public threads,
// with their addresses, and healthy logs full of suspicious words; the rules were extended with these logs in
// view. `second.json` is a later set by another writer, mostly of less common messages. `third-dev.json` and
// `third-frozen.json` are the halves of a set by a third writer; the second half was asked once, after the rules had
// been changed for the first. The first figures of all
// sets are in docs-internal/guides/error-finder.md.
import {readFileSync} from 'node:fs';

import {command} from '../lib/command.ts';

import {evaluateErrors, type ErrorSamples, type Tally} from './errors/evaluate.ts';
import {percent} from './figures.ts';
import {type Row, writeReport} from './report.ts';

const row = (name: string, {all, right, area, wrong, none}: Tally): Row => [
  name,
  String(all),
  ...[right, area, wrong, none].map((part) => percent(part / all)),
];

async function measure(set: string): Promise<void> {
  const samples = JSON.parse(readFileSync(`tests/errors/${set}.json`, 'utf8')) as ErrorSamples;
  const {total, byComponent, unknown, healthy} = evaluateErrors(samples);
  const quiet = [
    `${String(healthy.quiet)} of ${String(healthy.all)} healthy logs`,
    ...(unknown.all === 0
      ? []
      : [`${String(unknown.quiet)} of ${String(unknown.all)} of unknown cause`]),
  ];
  await writeReport(
    `errors-${set}`,
    `Error finder, ${set}; without an answer, as they should be: ${quiet.join(', ')}`,
    [row('all', total), ...[...byComponent].map(([name, tally]) => row(name, tally))],
    ['Logs of', 'Count', 'Right first', 'Right area', 'Wrong', 'No answer'],
  );
}

const usage = `npm run bench:errors
Measures how often the error finder has the right answer to a log of tests/errors, by component.`;

command({usage}, async () => {
  for (const set of ['dev', 'frozen', 'threads', 'second', 'third-dev', 'third-frozen']) {
    await measure(set);
  }
});
