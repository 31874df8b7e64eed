import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FILE = 'src/data/published.json';

/**
 * Records addresses that will be published, so that a test checks them from now on.
 *
 * @returns how many were new
 */
export function addPublished(root: string, routes: readonly string[]): number {
  const file = path.join(root, FILE);
  const known = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const all = [...new Set([...known, ...routes])].sort();
  if (all.length > known.length) writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all.length - known.length;
}
