import {describe, expect, it} from 'vitest';

import {parseReport} from '../reports.ts';

describe('reports of test runners', () => {
  it('name what failed in Vitest, what passed only on the second try, and files that could not be loaded', () => {
    const report = {
      numPassedTests: 3,
      testResults: [
        {
          name: '/site/src/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            {fullName: 'adds numbers', status: 'passed', failureMessages: []},
            {
              fullName: 'subtracts numbers',
              status: 'passed',
              failureMessages: ['Error: too late\n at a.ts:9'],
            },
            {
              fullName: 'divides numbers',
              status: 'failed',
              failureMessages: [
                '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n at a.ts:3',
              ],
            },
          ],
        },
        {
          name: '/site/src/b.test.ts',
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    };
    expect(parseReport(JSON.stringify(report), '/site/')).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        'src/a.test.ts > divides numbers: AssertionError: expected 1 to be 2',
        'src/b.test.ts: Cannot find module',
      ],
      flaky: ['src/a.test.ts > subtracts numbers: Error: too late'],
    });
  });

  it('name what failed in Playwright, and what passed only on the second try', () => {
    const spec = (title: string, status: string): object => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [
        {
          projectName: 'mobile',
          status,
          results: [{error: {message: '\n\u001b[31mError:\u001b[39m too late'}}, {}],
        },
      ],
    });
    const report = {
      stats: {expected: 5, unexpected: 1, flaky: 1},
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [],
          suites: [
            {title: 'the box', specs: [spec('opens', 'unexpected'), spec('closes', 'flaky')]},
          ],
        },
      ],
    };
    expect(parseReport(JSON.stringify(report), '/site/')).toEqual({
      passed: 6,
      failed: 1,
      failures: ['a.spec.ts:7 (mobile) > the box > opens: Error: too late'],
      flaky: ['a.spec.ts:7 (mobile) > the box > closes: Error: too late'],
    });
  });
});
