import {readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonAssertionResult, JsonTestResults} from 'vitest/node';

/** The results in a report of Vitest or Playwright. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed, each with its file and the first line of its message. */
  readonly failures: readonly string[];
  /** Tests that passed only on the second try, in the same form. */
  readonly flaky: readonly string[];
}

/** The parts of Playwright's report that are read. */
type PlaywrightReport = Pick<JSONReport, 'stats' | 'suites' | 'errors'>;

function firstLine(message: string | undefined): string {
  // The runners color their messages.
  const plain = stripVTControlCharacters(message ?? '');
  return plain.split('\n').find((line) => line.trim() !== '') ?? 'no message';
}

function fromVitest(report: JsonTestResults, root: string): Report {
  const flaky: string[] = [];
  const failures = report.testResults.flatMap((file) => {
    const name = file.name.replace(root, '');
    const line = ({fullName, failureMessages}: JsonAssertionResult): string =>
      `${name} > ${fullName}: ${firstLine(failureMessages?.[0])}`;
    flaky.push(
      ...file.assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages?.length)
        .map(line),
    );
    const failed = file.assertionResults.filter(({status}) => status === 'failed');
    // A file that cannot be loaded has no tests.
    if (failed.length === 0 && file.status === 'failed') {
      return [`${name}: ${firstLine(file.message)}`];
    }
    return failed.map(line);
  });
  return {
    passed: report.numPassedTests,
    // The runner does not count files that cannot be loaded.
    failed: failures.length,
    failures,
    flaky,
  };
}

function fromPlaywright(report: PlaywrightReport): Report {
  const failures = report.errors.map(({message}) => firstLine(message));
  const flaky: string[] = [];
  const read = (suite: JSONReportSuite, titles: readonly string[]): void => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        const name = `${spec.file}:${String(spec.line)} (${test.projectName}) > ${[...titles, spec.title].join(' > ')}`;
        const message = test.results.find(({error}) => error !== undefined)?.error?.message;
        if (test.status === 'unexpected') failures.push(`${name}: ${firstLine(message)}`);
        if (test.status === 'flaky') flaky.push(`${name}: ${firstLine(message)}`);
      }
    }
    for (const inner of suite.suites ?? []) read(inner, [...titles, inner.title]);
  };
  // The outermost suites are the files, which each test names already.
  for (const suite of report.suites) read(suite, []);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures,
    flaky,
  };
}

/** Reads a JSON report of Vitest or of Playwright; `root`, with a slash at its end, is removed from file names. */
export function parseReport(json: string, root: string): Report {
  const report = JSON.parse(json) as JsonTestResults | PlaywrightReport;
  return 'stats' in report ? fromPlaywright(report) : fromVitest(report, root);
}

/** Reads a report file, see `parseReport`. */
export function readReport(file: string): Report {
  return parseReport(readFileSync(file, 'utf8'), `${process.cwd()}/`);
}
