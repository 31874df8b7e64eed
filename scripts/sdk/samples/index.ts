import {
  isSdkRelease,
  SDK_RELEASES,
  type SdkModels,
  type SdkRelease,
} from '../../../src/data/sdk/index.ts';
import type {Finding} from '../../../src/site/mdx/types.ts';

import {Checker} from './check.ts';
import {pythonFences} from './fences.ts';
import {parsePython} from './parse.ts';
import {World} from './world.ts';

/** A block that opted out of the check. */
export interface Skip {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export interface PageResult {
  readonly violations: readonly Finding[];
  readonly skips: readonly Skip[];
  /** How many blocks of Python the page has. */
  readonly blocks: number;
}

/** The release whose SDK the samples of a page must run on. */
export const releaseOf = (file: string): SdkRelease =>
  file.startsWith('versioned_docs/version-0.3.2/') ? '0.3.2' : '0.5.0';

const worlds = new WeakMap<SdkModels, Readonly<Record<SdkRelease, World>>>();
const worldsOf = (models: SdkModels): Readonly<Record<SdkRelease, World>> => {
  const known = worlds.get(models);
  if (known !== undefined) return known;
  const made = {
    '0.5.0': new World(models['0.5.0']),
    'pre-0.5.0': new World(models['pre-0.5.0']),
    '0.3.2': new World(models['0.3.2']),
  };
  worlds.set(models, made);
  return made;
};

/**
 * Holds every block of Python on a page against the SDK of the page's release. Names last from one
 * block to the next. ```` ```python sdk="pre-0.5.0" ```` names another release for one block,
 * ```` ```python check-skip="reason" ```` takes a block out of the check.
 */
export const checkPage = (source: string, file: string, models: SdkModels): PageResult => {
  const all = worldsOf(models);
  const violations: Finding[] = [];
  const skips: Skip[] = [];
  const checkers = new Map<SdkRelease, Checker>();
  const checkerOf = (release: SdkRelease): Checker => {
    const known = checkers.get(release);
    if (known !== undefined) return known;
    const others = SDK_RELEASES.filter((one) => one !== release).map((one) => all[one]);
    const made = new Checker(all[release], others);
    checkers.set(release, made);
    return made;
  };
  const fences = pythonFences(source);
  const blocks = fences.map((fence) => {
    let release = releaseOf(file);
    if (fence.release !== undefined && isSdkRelease(fence.release)) release = fence.release;
    const program = parsePython(fence.code);
    checkerOf(release).announce(program.body);
    return {fence, program, checker: checkerOf(release)};
  });
  for (const {fence, program, checker} of blocks) {
    const seen = new Set<string>();
    const report = (row: number, message: string): void => {
      const line = fence.line + row;
      if (seen.has(`${line} ${message}`)) return;
      seen.add(`${line} ${message}`);
      violations.push({file, line, message});
    };
    if (fence.release !== undefined && !isSdkRelease(fence.release)) {
      report(0, `sdk="${fence.release}" is no known release: write ${SDK_RELEASES.join(', ')}.`);
    }
    if (fence.skip !== undefined) {
      if (fence.skip === '') report(0, 'check-skip needs a reason: check-skip="why".');
      skips.push({file, line: fence.line, reason: fence.skip});
      checker.run(program.body, () => undefined);
      continue;
    }
    for (const fault of program.faults) report(fault.line, `${fault.message}.`);
    checker.run(program.body, program.faults.length > 0 ? () => undefined : report);
  }
  return {violations, skips, blocks: fences.length};
};
