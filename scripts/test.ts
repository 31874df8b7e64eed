import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';

import {command} from './lib/command.ts';
import {UsageError} from './lib/arguments.ts';

import {ensureEngine, firefox, webkit} from './browser/engines.ts';
import {ensureBrowser} from './browser/find.ts';
import {readReport, type Report} from './lib/reports.ts';
import {whyNoNginx} from './nginx/start.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Variables that its environment has in addition. */
  readonly env?: Readonly<Record<string, string>>;
  /** Report file with the counts; a step without one counts as a single check. */
  readonly report?: string;
  readonly before?: () => void;
  /** Runs at the same time as the steps next to it that have this, too: each of them keeps one core busy. */
  readonly sideBySide?: true;
  /** Why the step cannot run on this machine; undefined if it can. */
  readonly skip?: () => string | undefined;
}

const RESULTS = 'test-results';
const browserReport = path.join(RESULTS, 'playwright.json');

const ASK_BUILD = path.join('dist', 'ask-build');

/** A project of vitest.config.mts. */
function suite(name: string, more: Partial<Step> = {}, ...options: readonly string[]): Step {
  const report = path.join(RESULTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', '--project', name, ...reporters, ...options],
    report,
    ...more,
  };
}

/** Finds or installs all three browsers. */
function browsers(): void {
  console.log(`Chromium: ${ensureBrowser()}`);
  for (const engine of [firefox, webkit]) console.log(ensureEngine(engine));
}

const STEPS: readonly Step[] = [
  // Docusaurus writes the types of its virtual modules during the build, so the build comes first.
  {name: 'build', command: ['docusaurus', 'build']},
  {name: 'eslint', command: ['eslint', '.', '--max-warnings', '0'], sideBySide: true},
  {name: 'types', command: ['tsc', '--noEmit'], sideBySide: true},
  {
    name: 'stylelint',
    command: ['stylelint', 'src/**/*.css', '--max-warnings', '0'],
    sideBySide: true,
  },
  {
    name: 'prettier',
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
    sideBySide: true,
  },
  suite('unit'),
  suite('integration'),
  suite('site', {before: browsers}),
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: browserReport,
    before: () => {
      console.log(`Browser: ${ensureBrowser()}`);
    },
  },
  // Each engine is a file; all three run in parallel, as each spends a good part of its time waiting.
  suite('engines', {before: browsers}, '--maxWorkers=3'),
  // Last, because its build replaces the generated files of the public edition. Alone: `npm run test:ask`.
  {
    name: 'ask-build',
    command: ['docusaurus', 'build', '--out-dir', ASK_BUILD],
    env: {DOCS_ASK: 'http://127.0.0.1:9/v1', DOCS_ASK_MODEL: 'test-model'},
    skip: whyNoNginx,
  },
  {
    name: 'ask',
    command: ['playwright', 'test', 'ask.spec.ts', '--project', 'desktop'],
    env: {KW_ASK_BUILD: ASK_BUILD},
    report: browserReport,
    skip: whyNoNginx,
  },
];

/**
 * Runs a command. Next to others, its output comes in one piece at the end. Returns whether it succeeded, and what it
 * wrote.
 */
async function run(step: Step): Promise<{ok: boolean; output: string}> {
  const [program = '', ...args] = step.command;
  const child = spawn(path.join('node_modules', '.bin', program), args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...step.env},
    shell: process.platform === 'win32',
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (!step.sideBySide) process.stdout.write(chunk);
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const output = Buffer.concat(chunks).toString();
  if (step.sideBySide) process.stdout.write(output);
  return {ok: status === 0, output};
}

/** Lines at the end of the output of a step that fails without a failed test. */
const SHOWN_LINES = 40;

async function runStep(step: Step): Promise<Report> {
  const started = Date.now();
  console.log(`\n== ${step.name}`);
  const reason = step.skip?.();
  if (reason !== undefined) {
    console.log(`== ${step.name}: skipped. ${reason}`);
    return {passed: 0, failed: 0, failures: [], flaky: []};
  }
  if (step.report !== undefined) {
    rmSync(step.report, {force: true});
  }
  let ok = false;
  let output = '';
  try {
    step.before?.();
    ({ok, output} = await run(step));
  } catch (error) {
    output = error instanceof Error ? error.message : String(error);
    console.error(output);
  }
  const report: Report =
    step.report !== undefined && existsSync(step.report)
      ? readReport(step.report)
      : {passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [], flaky: []};
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `== ${step.name}: ${String(report.passed)} passed, ${String(report.failed)} failed in ${String(seconds)} s`,
  );
  // A runner that fails without a failed test (an unreadable file, say) must not look green; neither must a
  // runner that ran nothing.
  const silentFailure = (!ok || report.passed === 0) && report.failed === 0;
  const failed = silentFailure ? 1 : report.failed;
  // Where only the end of a long output is kept, as by some CI services, this is all that says why.
  const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n    ');
  const failures =
    failed > 0 && report.failures.length === 0 ? [`its output ends:\n    ${end}`] : report.failures;
  return {...report, failed, failures};
}

/** Runs the steps in their order and prints what failed. */
async function runAll(wanted: readonly Step[]): Promise<void> {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  const flaky: string[] = [];
  for (let next = 0; next < wanted.length;) {
    const others = wanted.slice(next).findIndex(({sideBySide}) => sideBySide !== true);
    const count = others === -1 ? wanted.length - next : Math.max(others, 1);
    const steps = wanted.slice(next, next + count);
    next += count;
    const reports = await Promise.all(steps.map(runStep));
    for (const [index, report] of reports.entries()) {
      const name = steps[index]?.name ?? '';
      passed += report.passed;
      failed += report.failed;
      failures.push(...report.failures.map((failure) => `${name}: ${failure}`));
      flaky.push(...report.flaky.map((test) => `${name}: ${test}`));
    }
    if (steps[0]?.name === 'build' && failed > 0) {
      console.error('The build failed, so nothing after it can be judged.');
      break;
    }
  }
  if (flaky.length > 0) console.log(`\nPassed on the second try only:\n  ${flaky.join('\n  ')}`);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const usage = `npm test [-- --only PART]…, for example: npm test -- --only unit
Runs all checks. Prints progress and ends with the line \`N passed, N failed\`, with the names of what failed above it.

--only PART  runs this part alone, or several: ${STEPS.map(({name}) => name).join(', ')}`;

command({usage, options: {only: {type: 'string', multiple: true}}}, async ({values: {only}}) => {
  const unknown = only?.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) throw new UsageError(`There is no part "${unknown}".`);
  await runAll(STEPS.filter(({name}) => only?.includes(name) ?? true));
});
