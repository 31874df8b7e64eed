import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {parseSdkModel} from '../../src/data/sdk/index.ts';
import type {SdkModel} from '../../src/data/sdk/types.ts';

const SCRIPT = path.join(import.meta.dirname, 'extract.py');

/** The command that starts Python 3.9 or newer; undefined if this machine has none. */
export const findPython = (): string | undefined =>
  ['python3', 'python'].find((command) => {
    const test = 'import ast, sys; sys.exit(0 if hasattr(ast, "unparse") else 1)';
    return spawnSync(command, ['-c', test], {stdio: 'ignore'}).status === 0;
  });

const git = (folder: string, ...args: string[]): string | undefined => {
  const {status, stdout} = spawnSync('git', ['-C', folder, ...args], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
};

export interface ExtractOptions {
  /** The SDK checkout. */
  readonly source: string;
  readonly python: string;
  readonly release?: string;
  /** By default from git in the checkout. */
  readonly commit?: string;
  readonly date?: string;
}

/** Runs the extractor on a checkout of the SDK and validates its output. */
export const extract = ({source, python, release, commit, date}: ExtractOptions): SdkModel => {
  // -B: no compiled copies next to the script.
  const args = ['-B', SCRIPT, source];
  const known = {
    release,
    commit: commit ?? git(source, 'rev-parse', 'HEAD'),
    date: date ?? git(source, 'log', '-1', '--format=%cs'),
  };
  for (const [name, value] of Object.entries(known)) {
    if (value !== undefined) args.push(`--${name}`, value);
  }
  const {status, stdout, stderr, error} = spawnSync(python, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(error?.message ?? stderr.trim());
  return parseSdkModel(`extract.py ${source}`, stdout);
};
