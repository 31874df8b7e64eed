// `npm run bench:lighthouse`: Lighthouse (mobile, simulated throttling) on one page of each kind. The tables
// and the full reports go to test-results/bench. Fails below 100, for performance below 98; `--only KIND`
// runs one page. Needs `build/` and, the first time, the npm registry: Lighthouse depends on the latest
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
/** Performance is simulated from a real load, so it varies with other load on the machine. */
const FLOORS: Readonly<Record<string, number>> = {performance: 98};
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

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {only: {type: 'string'}, build: {type: 'string', default: 'build'}},
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
        const report = await audit(
          home + route,
          path.join(REPORTS, `lighthouse-${kind.replaceAll(' ', '-')}.json`),
        );
        const scores = CATEGORIES.map((name) =>
          Math.round((report.categories[name]?.score ?? 0) * 100),
        );
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
