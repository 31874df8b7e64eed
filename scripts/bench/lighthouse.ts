// `npm run bench:lighthouse`: Lighthouse (mobile, simulated throttling) on one page of each kind. The tables
// and the full reports go to test-results/bench. Each page is loaded three times (`--runs`) and the run with
// the median performance counts, as Lighthouse advises: one run of a page varies by several points with what
// else the machine does. Fails below 100, for performance below 99; `--only KIND` runs one page. Needs `build/` and, the first time, the npm registry: Lighthouse depends on the latest
// version of one of its packages, which a lock file cannot pin, so it is not in package.json but in npm's own
// cache.
import {spawn} from 'node:child_process';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium} from '@playwright/test';

import {ensureBrowser} from '../browser/find.ts';

import {machine} from './machine.ts';
import {REPORTS, writeReport} from './report.ts';
import {withServer} from './site.ts';

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
const FLOORS: Readonly<Record<string, number>> = {performance: 99};
const PORT = 9333;
/** The last one that runs on Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<
      string,
      {readonly id: string; readonly score: number | null; readonly displayValue?: string}
    >
  >;
}

/**
 * Runs Lighthouse on a page. Not synchronously, because this process serves the page.
 *
 * @param url the page
 * @param file where the report goes
 * @throws Error when Lighthouse fails
 */
async function audit(url: string, file: string): Promise<Report> {
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--port', String(PORT), '--quiet'],
    ...['--output', 'json', '--output-path', file],
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('npx', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
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
 * Runs Lighthouse on a page several times.
 *
 * @param url the page
 * @param file where the reports go, without their number
 * @param runs how often
 * @returns the report with the median performance, and the performance of all runs, lowest first
 */
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
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      `--remote-debugging-port=${String(PORT)}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const rows: string[][] = [];
  const faults: string[] = [];
  await mkdir(REPORTS, {recursive: true});
  try {
    await withServer(values.build, async (home) => {
      for (const [kind, route] of PAGES) {
        if (values.only !== undefined && values.only !== kind) {
          continue;
        }
        const {report, all} = await medianAudit(
          home + route,
          path.join(REPORTS, `lighthouse-${kind.replaceAll(' ', '-')}`),
          Number(values.runs),
        );
        const scores = CATEGORIES.map((name) => scoreOf(report, name));
        CATEGORIES.forEach((name, at) => {
          if ((scores[at] ?? 0) < (FLOORS[name] ?? 100)) {
            const failed = Object.values(report.audits)
              .filter(({score}) => score !== null && score < 0.9)
              .map(({id}) => id);
            faults.push(`${kind}: ${name} ${String(scores[at])} (${failed.join(', ')})`);
          }
        });
        const shown = (id: string): string => report.audits[id]?.displayValue ?? '';
        rows.push([
          kind,
          ...scores.map(String),
          all.join(' '),
          shown('first-contentful-paint'),
          shown('largest-contentful-paint'),
          shown('total-blocking-time'),
          shown('cumulative-layout-shift'),
        ]);
      }
    });
  } finally {
    await browser.close();
  }
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
  faults.forEach((fault) => {
    console.error(fault);
  });
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
