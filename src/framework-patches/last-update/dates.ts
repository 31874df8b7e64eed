import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/** The newest commit of a file, as Docusaurus wants it. */
export interface LastUpdate {
  readonly date: Date;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly author: string;
}

/** Docusaurus's own reader: one process for a file. */
export type ReadDate = (
  file: string,
  options: {readonly age?: 'oldest' | 'newest'; readonly includeAuthor?: boolean},
) => Promise<LastUpdate>;

const PAGES = ['*.md', '*.mdx'];

async function git(folder: string, ...command: string[]): Promise<string> {
  const settings = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
  const {stdout} = await promisify(execFile)('git', [...settings, ...command], {
    cwd: folder,
    maxBuffer: 1024 ** 3,
  });
  return stdout;
}

/**
 * The newest commit of every page of a repository, from one run of git. Merges count where they changed a page
 * themselves.
 *
 * @param root folder inside the repository
 * @returns dates by path below the folder; none where git or a history is missing
 */
export async function readDates(root: string): Promise<Map<string, LastUpdate>> {
  const dates = new Map<string, LastUpdate>();
  let prefix: string;
  let log: string;
  try {
    prefix = (await git(root, 'rev-parse', '--show-prefix')).trim();
    log = await git(root, 'log', '-c', '--name-only', '--format=%x00%ct,%an', '--', ...PAGES);
  } catch {
    return dates;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [, seconds = '', author = ''] = /^(\d+),(.*)$/.exec(head) ?? [];
    const timestamp = Number(seconds) * 1000;
    for (const name of files.filter((line) => line !== '')) {
      const file = name.slice(prefix.length);
      if (!dates.has(file)) dates.set(file, {date: new Date(timestamp), timestamp, author});
    }
  }
  return dates;
}

/**
 * A reader that answers from one run of git, and leaves the rest to Docusaurus's own: files without a commit,
 * the commit that added a file.
 */
export function readAtOnce(root: string, readOne: ReadDate): ReadDate {
  let all: Promise<Map<string, LastUpdate>> | undefined;
  return async (file, options) => {
    if (options.age === 'newest') {
      all ??= readDates(root);
      const known = (await all).get(path.relative(root, file).split(path.sep).join('/'));
      if (known) return known;
    }
    return readOne(file, options);
  };
}
