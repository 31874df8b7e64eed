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
  /** By default from git, if the source is the top of a checkout. */
  readonly commit?: string;
  readonly date?: string;
}

/** Runs the extractor on a checkout of the SDK and validates its output. */
export const extract = ({source, python, release, commit, date}: ExtractOptions): SdkModel => {
  // Inside another repository, such as this one, git would give the commit of that one.
  const isTop = git(source, 'rev-parse', '--show-prefix') === '';
  // -B: no compiled copies next to the script.
  const args = ['-B', SCRIPT, source];
  const known = {
    release,
    commit: commit ?? (isTop ? git(source, 'rev-parse', 'HEAD') : undefined),
    date: date ?? (isTop ? git(source, 'log', '-1', '--format=%cs') : undefined),
  };
  for (const [name, value] of Object.entries(known)) {
    if (value !== undefined) args.push(`--${name}`, value);
  }
  const {status, stdout, stderr, error} = spawnSync(python, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(error?.message ?? stderr.trim());
  if (known.commit === undefined || known.date === undefined) {
    throw new Error(
      `${source} is not the top of a git checkout. Name --commit and --date of the SDK's source.`,
    );
  }
  return parseSdkModel(`extract.py ${source}`, stdout);
};
