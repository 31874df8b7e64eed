import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {relativePath} from '../../site/util/files.ts';

/** Findings on each checked page, as lines with file, place, what to do and rule. */
export type Findings = ReadonlyMap<string, readonly string[]>;

/** Pages among changed files, as paths below the repository's root. */
export function changedPages(root: string, files: Iterable<string>): string[] {
  return [...files]
    .map((file) => relativePath(root, file))
    .filter((file) => /^(?:docs|sdk|blog|(?:sdk_)?versioned_docs)\/.*\.mdx?$/.test(file))
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

/** The lines of `npm run check` by page; other output is left out. */
export function byPage(output: string, pages: readonly string[]): Findings {
  const lines = output.split('\n');
  return new Map(pages.map((page) => [page, lines.filter((line) => line.startsWith(`${page}:`))]));
}

/** The last line of `npm run check`. Without it the rules did not run to their end. */
export const SUMMARY = /^\d+ findings? on \d+ pages?, \d+ rules\.$/m;

/**
 * Runs the content rules on some pages, in a separate process: they need modules that only run there. Rejects
 * if the process crashes, with what it printed about that.
 */
export function findingsOn(root: string, pages: readonly string[]): Promise<Findings> {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tsx, 'scripts/check.ts', ...pages],
      {cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024},
      (error, stdout, stderr) => {
        // With findings it exits with 1, as it does when it crashes; its output is what counts.
        if (SUMMARY.test(stdout)) {
          resolve(byPage(stdout, pages));
          return;
        }
        const reason = stderr.trim() || (error?.message ?? 'no output');
        reject(new Error(`The content rules did not run: ${reason}`));
      },
    );
  });
}
