/** A scenario of the suite that was run for a revision of the protocol. */
export interface Scenario {
  readonly revision: string;
  readonly name: string;
  readonly checks: readonly {
    readonly id: string;
    readonly status: string;
    readonly errorMessage?: string;
  }[];
}

interface Exception {
  readonly reason: string;
  readonly scenarios: readonly string[];
  /** The only checks of these scenarios that may fail; all if undefined. */
  readonly checks?: readonly string[];
}

/** What the server does not offer, or the suite can only check with tools of its own example server. */
const NOT_OFFERED: readonly Exception[] = [
  {
    reason: 'calls a tool of the example server, which returns fixed texts, pictures or errors',
    scenarios: [
      'tools-call-simple-text',
      'tools-call-image',
      'tools-call-audio',
      'tools-call-embedded-resource',
      'tools-call-mixed-content',
      'tools-call-error',
      'tools-call-with-progress',
      'json-schema-2020-12',
    ],
  },
  {
    reason: 'needs tools of the example server that ask the client, stream or write logs',
    scenarios: ['server-stateless'],
    checks: [
      'sep-2575-server-rejects-undeclared-capability',
      'sep-2575-missing-capability-http-400',
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-server-no-log-without-loglevel',
    ],
  },
  {
    reason: 'asks the client for input, a completion or its folders; this server never asks',
    scenarios: [
      'tools-call-sampling',
      'tools-call-elicitation',
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
      'input-required-result-basic-elicitation',
      'input-required-result-basic-sampling',
      'input-required-result-basic-list-roots',
      'input-required-result-request-state',
      'input-required-result-multiple-input-requests',
      'input-required-result-multi-round',
      'input-required-result-non-tool-request',
      'input-required-result-result-type',
      'input-required-result-tampered-state',
      'input-required-result-capability-check',
    ],
  },
  {
    reason: 'prompts: this server has none, and does not declare them',
    scenarios: [
      'prompts-list',
      'prompts-get-simple',
      'prompts-get-with-args',
      'prompts-get-embedded-resource',
      'prompts-get-with-image',
    ],
  },
  {
    reason: 'resources: this server has none, and does not declare them; read_page reads pages',
    scenarios: [
      'resources-list',
      'resources-read-text',
      'resources-read-binary',
      'resources-templates-read',
      'resources-subscribe',
      'resources-unsubscribe',
    ],
  },
  {
    reason: 'hints to caches of prompts and resources, which this server does not have',
    scenarios: ['caching'],
    checks: [
      'sep-2549-prompts-list-caching-hints',
      'sep-2549-resources-list-caching-hints',
      'sep-2549-resources-templates-list-caching-hints',
    ],
  },
  {
    reason: 'completion and logging: not declared',
    scenarios: ['completion-complete', 'logging-set-level', 'tools-call-with-logging'],
  },
  {
    reason: 'headers for arguments: an extension that no tool here uses',
    scenarios: ['http-custom-header-server-validation'],
  },
  {
    reason: 'tasks: an extension; every call here ends within milliseconds',
    scenarios: [
      'tasks-lifecycle',
      'tasks-capability-negotiation',
      'tasks-wire-fields',
      'tasks-request-state-removal',
      'tasks-mrtr-input',
      'tasks-request-headers',
      'tasks-dispatch-and-envelope',
      'tasks-required-task-error',
      'tasks-mrtr-composition',
    ],
  },
];

/** A message that breaks the protocol's schema is a fault in any scenario. */
const SCHEMA = 'wire-schema-valid';

/** The reason why a check may fail; undefined if it may not. */
function excuse(
  exceptions: readonly Exception[],
  scenario: string,
  check: string,
): string | undefined {
  if (check === SCHEMA) return undefined;
  return exceptions.find(
    ({scenarios, checks}) =>
      scenarios.includes(scenario) && (checks === undefined || checks.includes(check)),
  )?.reason;
}

/**
 * Judges the results of the suite.
 *
 * @returns lines to print, and what is wrong; nothing is wrong if only exceptions failed, and each of them and
 *   of their named checks did
 */
export function judge(
  scenarios: readonly Scenario[],
  exceptions: readonly Exception[] = NOT_OFFERED,
): {lines: string[]; faults: string[]} {
  const lines: string[] = [];
  const faults: string[] = [];
  for (const revision of new Set(scenarios.map((one) => one.revision))) {
    const counts = {passed: 0, failed: 0};
    const excused = new Map<string, number>();
    for (const {name, checks} of scenarios.filter((one) => one.revision === revision)) {
      for (const {id, status, errorMessage = ''} of checks) {
        if (status === 'SUCCESS') counts.passed += 1;
        if (status !== 'FAILURE') continue;
        const reason = excuse(exceptions, name, id);
        if (reason !== undefined) {
          excused.set(reason, (excused.get(reason) ?? 0) + 1);
          continue;
        }
        counts.failed += 1;
        faults.push(`${revision}, ${name}, ${id}: ${errorMessage}`);
      }
    }
    lines.push(
      `${revision}: ${String(counts.passed)} checks passed, ${String(counts.failed)} failed`,
      ...[...excused].map(([reason, count]) => `  ${String(count)} do not apply: ${reason}`),
    );
  }
  return {lines, faults: [...faults, ...exceptions.flatMap((one) => unneeded(one, scenarios))]};
}

/** What an exception names that does not fail, in any revision. */
function unneeded({scenarios: names, checks}: Exception, all: readonly Scenario[]): string[] {
  return names.flatMap((name) => {
    const ran = all.filter((one) => one.name === name);
    if (ran.length === 0) return [`${name}: the suite has no such scenario. Remove it.`];
    const failed = ran
      .flatMap((one) => one.checks)
      .filter(({id, status}) => status === 'FAILURE' && id !== SCHEMA)
      .map(({id}) => id);
    if (checks === undefined) {
      return failed.length > 0 ? [] : [`${name}: passes. Remove it from the exceptions.`];
    }
    return checks
      .filter((check) => !failed.includes(check))
      .map((check) => `${name}, ${check}: passes. Remove it from the exceptions.`);
  });
}
