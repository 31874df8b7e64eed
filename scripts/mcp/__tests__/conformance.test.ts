import {describe, expect, it} from 'vitest';

import {judge, type Scenario} from '../conformance/judge.ts';

const scenario = (name: string, ...checks: readonly (readonly [string, string])[]): Scenario => ({
  revision: '2026-07-28',
  name,
  checks: checks.map(([id, status]) => ({id, status})),
});
const exceptions = [
  {reason: 'no prompts', scenarios: ['prompts-list']},
  {reason: 'no resources', scenarios: ['caching'], checks: ['resources']},
];
const failing = [
  scenario('prompts-list', ['prompts', 'FAILURE']),
  scenario('caching', ['tools', 'SUCCESS'], ['resources', 'FAILURE']),
];

describe('the results of the conformance suite', () => {
  it('are right if only the exceptions fail', () => {
    const {lines, faults} = judge(failing, exceptions);
    expect(faults).toEqual([]);
    expect(lines).toEqual([
      '2026-07-28: 1 checks passed, 0 failed',
      '  1 do not apply: no prompts',
      '  1 do not apply: no resources',
    ]);
  });

  it.each([
    ['another scenario', [scenario('tools-list', ['tools', 'FAILURE'])], 'tools-list, tools'],
    ['another check', [scenario('caching', ['tools', 'FAILURE'])], 'caching, tools'],
    [
      'the schema of a message',
      [scenario('prompts-list', ['wire-schema-valid', 'FAILURE'])],
      'prompts-list, wire-schema-valid',
    ],
  ])('are wrong if %s fails', (_, more, fault) => {
    expect(judge([...failing, ...more], exceptions).faults).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  it('are wrong if a named check of an exception passes, though another one fails', () => {
    const more = [{reason: 'none', scenarios: ['caching'], checks: ['resources', 'prompts']}];
    expect(
      judge(
        failing,
        [exceptions[0], ...more].filter((one) => one !== undefined),
      ).faults,
    ).toEqual(['caching, prompts: passes. Remove it from the exceptions.']);
  });

  it('are wrong if an exception fails only by the schema of a message', () => {
    const broken = [scenario('prompts-list', ['wire-schema-valid', 'FAILURE'])];
    expect(judge(broken, exceptions.slice(0, 1)).faults).toEqual([
      expect.stringContaining('prompts-list, wire-schema-valid'),
      'prompts-list: passes. Remove it from the exceptions.',
    ]);
  });

  it('are wrong if an exception passes, or does not exist', () => {
    expect(judge([scenario('prompts-list', ['prompts', 'SUCCESS'])], exceptions).faults).toEqual([
      expect.stringContaining('passes'),
      expect.stringContaining('no such scenario'),
    ]);
  });
});
