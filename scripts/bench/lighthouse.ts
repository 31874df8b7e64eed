// `npm run bench:lighthouse`: Lighthouse (mobile, simulated throttling) on one page of each kind. The tables
// and the full reports go to test-results/bench. Each page is loaded three times (`--runs`) and the run with
// the median performance counts, as Lighthouse advises: one run of a page varies by several points with what
// else the machine does. Fails below 100, for performance below 99; `--only KIND` runs one page. Needs `build/` and, the first time, the npm registry: Lighthouse depends on the latest
// version of one of its packages, which a lock file cannot pin, so it is not in package.json but in npm's own
// cache.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {command} from '../lib/command.ts';
import {machine} from './machine.ts';
import {REPORTS, writeReport} from './report.ts';
import {withBrowser, withServer} from './site.ts';

const PAGES: readonly (readonly [string, string])[] = [
  ['home', ''],
  ['doc with tables', 'installation/system_requirements'],
  ['doc with diagram', 'architecture/overview'],
  ['walkthrough', 'models/gui-walkthrough'],
  ['SDK reference', 'sdk/current/services/models'],
  ['blog list', 'blog'],
  ['post', 'blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed'],
  ['search', 'search'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Shown in the last columns. */
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const FLOORS: Readonly<Record<string, number>> = {performance: 99};
const PORT = 9333;
/** The last one that runs on Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  readonly categories: Readonly<Record<string, {score: number | null}>>;
  readonly audits: Readonly<
    Record<string, {id: string; score: number | null; displayValue?: string}>
  >;
}

/** Runs Lighthouse on a page. Not synchronously, because this process serves the page. */
async function audit(url: string, file: string): Promise<Report> {
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--port', String(PORT), '--quiet'],
    ...['--output', 'json', '--output-path', file],
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const child = spawn('npx', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(
      `npx ${LIGHTHOUSE} failed on ${url}; its output is above. It needs the npm registry the first time.`,
    );
  }
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

const scoreOf = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The report with the median performance of several runs, and the performance of all, lowest first. */
async function medianAudit(
  url: string,
  file: string,
  runs: number,
): Promise<{report: Report; all: readonly number[]}> {
  const reports: Report[] = [];
  for (let run = 1; run <= runs; run += 1) {
    reports.push(await audit(url, `${file}-${String(run)}.json`));
  }
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const report = reports[Math.floor((runs - 1) / 2)];
  if (report === undefined) throw new Error('--runs must be 1 or more.');
  return {report, all: reports.map((one) => scoreOf(one, 'performance'))};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      build: {type: 'string', default: 'build'},
      runs: {type: 'string', default: '3'},
    },
  });
  const rows: string[][] = [];
  const faults: string[] = [];
  const pages = PAGES.filter(([kind]) => values.only === undefined || values.only === kind);
  await mkdir(REPORTS, {recursive: true});
  const auditAll = async (home: string): Promise<void> => {
    for (const [kind, route] of pages) {
      const file = path.join(REPORTS, `lighthouse-${kind.replaceAll(' ', '-')}`);
      const {report, all} = await medianAudit(home + route, file, Number(values.runs));
      const scores = CATEGORIES.map((name) => scoreOf(report, name));
      CATEGORIES.forEach((name, at) => {
        if ((scores[at] ?? 0) < (FLOORS[name] ?? 100)) {
          const failed = Object.values(report.audits)
            .filter(({score}) => score !== null && score < 0.9)
            .map(({id}) => id);
          faults.push(`${kind}: ${name} ${String(scores[at])} (${failed.join(', ')})`);
        }
      });
      const shown = AUDITS.map((id) => report.audits[id]?.displayValue ?? '');
      rows.push([kind, ...scores.map(String), all.join(' '), ...shown]);
    }
  };
  await withBrowser(
    () => withServer(values.build, auditAll),
    [`--remote-debugging-port=${String(PORT)}`],
  );
  await writeReport('lighthouse', `Lighthouse, mobile; ${machine()}`, rows, [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'Performance of all runs',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
  ]);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

command(main);
