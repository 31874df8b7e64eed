import {execFileSync} from 'node:child_process';

/** The commit an edition is made from. */
export interface Commit {
  /** Full hash, or `unknown` outside a repository. */
  readonly id: string;
  /** When it was made; the beginning of 2000 outside a repository. */
  readonly date: Date;
}

/** Reads the commit that is checked out. `SOURCE_DATE_EPOCH` (seconds) wins over its date. */
export function readCommit(epoch: string | undefined = process.env.SOURCE_DATE_EPOCH): Commit {
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
  const wanted = epoch === undefined ? seconds : Number(epoch);
  return {id, date: new Date((Number.isFinite(wanted) ? wanted : seconds) * 1000)};
}
