import {existsSync} from 'node:fs';
import path from 'node:path';

import {runRules} from '../../content-rules/index.ts';
import {loadSite, setOf} from '../../content-rules/site.ts';

/** Findings on each page that was looked at, as lines with file, place, remedy and rule. */
export type Findings = ReadonlyMap<string, readonly string[]>;

/** Pages among changed files, as paths below the repository's root. */
export function changedPages(root: string, files: Iterable<string>): string[] {
  return [...files]
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && setOf(file) !== undefined)
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

/** Runs all content rules on some pages. */
export async function findingsOn(root: string, pages: readonly string[]): Promise<Findings> {
  const site = loadSite(root);
  const chosen = site.pages.filter(({file}) => pages.includes(file));
  const found = await runRules(site, chosen);
  return new Map(
    pages.map((page) => [
      page,
      found
        .filter(({file}) => file === page)
        .map(({file, line, message, rule}) => `${file}:${String(line)}: ${message} [${rule}]`),
    ]),
  );
}
