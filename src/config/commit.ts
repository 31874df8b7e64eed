import {execFileSync} from 'node:child_process';

import {env} from './env.ts';

/** The commit that a build is made from. */
export interface Commit {
  /** Full hash, or `unknown` outside a repository. */
  readonly id: string;
  /** When it was made; the beginning of 2000 outside a repository. */
  readonly date: Date;
}

/**
 * Reads the current commit. Builds take their dates from it, not from the clock, so the same commit produces the
 * same bytes. `epoch` overrides its date.
 */
export function readCommit(epoch: number | undefined = env.sourceDate): Commit {
  let id = 'unknown';
  let seconds = Date.UTC(2000, 0, 1) / 1000;
  try {
    const output = execFileSync('git', ['log', '-1', '--format=%H %ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [hash = id, time = ''] = output.trim().split(' ');
    id = hash;
    seconds = Number(time);
  } catch {
    // A source archive has no history.
  }
  return {id, date: new Date((epoch ?? seconds) * 1000)};
}

/** The year of the copyright line: the commit's, or the current one if there is no history. */
export function copyrightYear(commit: Commit = readCommit()): number {
  return commit.id === 'unknown' && env.sourceDate === undefined
    ? new Date().getFullYear()
    : commit.date.getUTCFullYear();
}
