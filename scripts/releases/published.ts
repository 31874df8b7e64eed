import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {loadSite} from '../../src/site/source-pages.ts';

const FILE = 'src/data/published.json';

/** Addresses of pages that are not in the list of published addresses; drafts and unlisted pages have none. */
export function unpublished(root: string): string[] {
  const known = new Set(read(root));
  return loadSite(root)
    .pages.filter(({hidden, route}) => !hidden && !known.has(route))
    .map(({route}) => route);
}

/** Records the address of every page, so that a test follows it from now on. Returns how many were new. */
export function recordAddresses(root: string): number {
  const added = unpublished(root);
  const all = [...new Set([...read(root), ...added])].sort();
  if (added.length > 0) writeFileSync(path.join(root, FILE), `${JSON.stringify(all, null, 2)}\n`);
  return added.length;
}

const read = (root: string): string[] =>
  JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as string[];
