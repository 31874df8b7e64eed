// Each page is loaded three times and the run with the median performance counts, as Lighthouse advises: one run
// of a page varies by several points with what else the machine does.
//
// Lighthouse makes the processor four times slower, which gives a mid-tier phone on a fast desktop: 1500 or more
// in its own benchmark (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, "Calibrating the
// CPU slowdown"). A shared machine is slower for moments. A run that began in one does not count and is repeated.
// For a machine that is always slower, `--slowdown` gives another factor and counts all runs.
//
// Needs, the first time, the npm registry: Lighthouse depends on the latest version of one of its
// packages, which a lock file cannot pin, so it is not in package.json but in npm's own cache.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {command} from '../lib/command.ts';
import {readNumber} from '../lib/arguments.ts';
import {machine} from './machine.ts';
import {REPORTS, writeReport} from './report.ts';
import {withBrowser, withServer} from './site.ts';
import {KINDS} from './weigh.ts';

/** The pages of `bench:weight`, with a walkthrough in place of the SDK guide. */
const PAGES = [
  ...KINDS.filter(({kind}) => kind !== 'SDK guide'),
  {kind: 'walkthrough', route: 'models/gui-walkthrough'},
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
/** The slowest machine for which Lighthouse's default slowdown is made, in its benchmark. */
const FAST_INDEX = 1500;
const SLOWDOWN = 4;
const RUNS = 3;
const MAX_RUNS = 12;
/** The last one that runs on Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  readonly environment: {readonly benchmarkIndex: number};
  readonly categories: Readonly<
    Record<string, {score: number | null; auditRefs: readonly {id: string}[]}>
  >;
  readonly audits: Readonly<Record<string, {score: number | null; displayValue?: string}>>;
}

/** Runs Lighthouse on a page. Not synchronously, because this process serves the page. */
async function audit(url: string, file: string, slowdown: number): Promise<Report> {
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--port', String(PORT), '--quiet'],
    ...['--output', 'json', '--output-path', file],
    `--only-categories=${CATEGORIES.join(',')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
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

/**
 * The report with the median performance of several runs, and the performance of all that count. Without `slowdown`,
 * runs on a machine slower than {@link FAST_INDEX} do not count.
 */
async function medianAudit(url: string, file: string, slowdown: number | undefined) {
  const kept: Report[] = [];
  for (let run = 1; kept.length < RUNS && run <= MAX_RUNS; run += 1) {
    const report = await audit(url, `${file}-${String(run)}.json`, slowdown ?? SLOWDOWN);
    if (slowdown !== undefined || report.environment.benchmarkIndex >= FAST_INDEX)
      kept.push(report);
  }
  kept.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const report = kept[Math.floor((kept.length - 1) / 2)];
  if (report === undefined || kept.length < RUNS) {
    throw new Error(
      `Only ${String(kept.length)} of ${String(MAX_RUNS)} runs of ${url} began at the speed of a fast desktop (${String(FAST_INDEX)} in Lighthouse's benchmark). Stop other programs, or give --slowdown a number below ${String(SLOWDOWN)}.`,
    );
  }
  return {report, all: kept.map((one) => scoreOf(one, 'performance'))};
}

const usage = `npm run bench:lighthouse [-- --slowdown ${String(SLOWDOWN)}]
Runs Lighthouse (mobile, simulated throttling) on one page of each kind in build/. The tables and the full reports
go to ${REPORTS}. Fails below 100, for performance below ${String(FLOORS.performance)}.

--slowdown NUMBER  for a machine that is always slower than a fast desktop; counts all runs`;

command({usage, options: {slowdown: {type: 'string'}}}, async ({values}) => {
  const slowdown =
    values.slowdown === undefined ? undefined : readNumber('--slowdown', values.slowdown);
  const rows: string[][] = [];
  const faults: string[] = [];
  await mkdir(REPORTS, {recursive: true});
  const auditAll = async (home: string): Promise<void> => {
    for (const {kind, route} of PAGES) {
      const file = path.join(REPORTS, `lighthouse-${kind.replaceAll(' ', '-')}`);
      const {report, all} = await medianAudit(home + route, file, slowdown);
      const scores = CATEGORIES.map((name) => scoreOf(report, name));
      CATEGORIES.forEach((name, at) => {
        if ((scores[at] ?? 0) < (FLOORS[name] ?? 100)) {
          const failed = (report.categories[name]?.auditRefs ?? [])
            .map(({id}) => id)
            .filter((id) => (report.audits[id]?.score ?? 1) < 0.9);
          faults.push(`${kind}: ${name} ${String(scores[at])} (${failed.join(', ')})`);
        }
      });
      const shown = AUDITS.map((id) => report.audits[id]?.displayValue ?? '');
      const speed = String(Math.round(report.environment.benchmarkIndex));
      rows.push([kind, ...scores.map(String), all.join(' '), ...shown, speed]);
    }
  };
  await withBrowser(
    () => withServer('build', auditAll),
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
    'Speed',
  ]);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
