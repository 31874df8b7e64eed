// `npm run bench:errors`: how often the error finder has the right answer to a log, by component. The logs of
// tests/errors were written and labeled by people who had not seen the rules: `dev.json` may be read while
// the rules change; of `frozen.json`, only the totals may be. `threads.json` has logs from public threads,
// with their addresses, and healthy logs full of suspicious words; the rules were extended with these logs in
// view. `second.json` is a later set by another writer, mostly of less common messages. `third-dev.json` and
// `third-frozen.json` are the halves of a set by a third writer; the second half was asked once, after the rules had
// been changed for the first. The first figures of all sets are in the feature's README.
import {readFileSync} from 'node:fs';

import {evaluateErrors, type ErrorSamples, type Tally} from './errors/evaluate.ts';
import {type Row, writeReport} from './report.ts';

const percent = (part: number, whole: number): string =>
  `${String(Math.round((1000 * part) / whole) / 10)} %`;

const row = (name: string, {all, right, area, wrong, none}: Tally): Row => [
  name,
  String(all),
  ...[right, area, wrong, none].map((part) => percent(part, all)),
];

async function measure(set: string): Promise<void> {
  const samples = JSON.parse(readFileSync(`tests/errors/${set}.json`, 'utf8')) as ErrorSamples;
  const {total, byComponent, healthy} = evaluateErrors(samples);
  await writeReport(
    `errors-${set}`,
    `Error finder, ${set}; ${String(healthy.quiet)} of ${String(healthy.all)} healthy logs without an answer`,
    [row('all', total), ...[...byComponent].map(([name, tally]) => row(name, tally))],
    ['Logs of', 'Count', 'Right first', 'Right area', 'Wrong', 'No answer'],
  );
}

void measure('dev')
  .then(() => measure('frozen'))
  .then(() => measure('threads'))
  .then(() => measure('second'))
  .then(() => measure('third-dev'))
  .then(() => measure('third-frozen'));
