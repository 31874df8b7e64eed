import type {Finding} from '../../src/site/mdx/types.ts';

/**
 * A finding that is allowed, and why: on a page and its copies in older releases, which `release:cut` makes.
 * `npm run check` reports unused entries.
 */
export interface Exception {
  readonly rule: string;
  readonly file: string;
  /** Part of the message. */
  readonly about: string;
  readonly reason: string;
}

/** A finding with the name of the rule that has it. */
export interface RuleFinding extends Finding {
  readonly rule: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'consistency',
    file: 'docs/installation/what-changed-since-0-3-2.mdx',
    about: 'Overlap of chunks in samples, tokens',
    reason: 'The table compares the default of SDK 0.1.4, which was 32, with that of 0.5.0.',
  },
  {
    rule: 'consistency',
    file: 'sdk/services/ingestion.mdx',
    about: 'Overlap of chunks in samples, tokens',
    reason: 'The first program is one of an old release, which readers have and must change.',
  },
  {
    rule: 'consistency',
    file: 'docs/ai-agents.mdx',
    about: 'Node.js version',
    reason:
      'The MCP server runs on the reader’s machine, from Node.js 20 on. The platform has its own.',
  },
  {
    rule: 'prose',
    file: 'src/features/search/core/words.ts',
    about: '"shall"',
    reason: 'A list of words that readers type and the search leaves out.',
  },
  {
    rule: 'prose',
    file: 'src/features/search/core/words.ts',
    about: '"upon"',
    reason: 'A list of words that readers type and the search leaves out.',
  },
];

/** The page that a file of a release is a copy of: `docs/a.mdx` for `versioned_docs/version-0.5.0/a.mdx`. */
const originalOf = (file: string): string =>
  file
    .replace(/^versioned_docs\/version-[^/]+\//, 'docs/')
    .replace(/^sdk_versioned_docs\/version-[^/]+\//, 'sdk/');

/** Removes what is allowed; an unused entry becomes a finding itself. */
export function applyExceptions(
  findings: readonly RuleFinding[],
  exceptions: readonly Exception[],
  isWholeSite: boolean,
): RuleFinding[] {
  const used = new Set<Exception>();
  const left = findings.filter((finding) => {
    const exception = exceptions.find(
      ({rule, file, about}) =>
        rule === finding.rule &&
        (file === finding.file || file === originalOf(finding.file)) &&
        finding.message.includes(about),
    );
    if (exception) used.add(exception);
    return exception === undefined;
  });
  if (isWholeSite) {
    for (const {rule, file, about} of exceptions.filter((one) => !used.has(one))) {
      const message = `the exception for ${file} ("${about}") allows nothing. Remove it.`;
      left.push({file: 'scripts/check/allowlist.ts', line: 1, message, rule});
    }
  }
  return left;
}
