import type {Finding} from '../../src/site/mdx/types.ts';

/** A finding that is allowed, and why. `npm run check` reports unused entries. */
export interface Exception {
  readonly rule: string;
  readonly file: string;
  /** Part of the message. */
  readonly about: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
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

/** Removes what is allowed; an unused entry becomes a finding itself. */
export function applyExceptions<F extends Finding & {readonly rule: string}>(
  findings: readonly F[],
  exceptions: readonly Exception[],
  isWholeSite: boolean,
): (F | (Finding & {readonly rule: string}))[] {
  const used = new Set<Exception>();
  const left: (F | (Finding & {readonly rule: string}))[] = findings.filter((finding) => {
    const exception = exceptions.find(
      ({rule, file, about}) =>
        rule === finding.rule && file === finding.file && finding.message.includes(about),
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
