import {readFileSync} from 'node:fs';
import path from 'node:path';

import {loadSite} from '../../src/site/source-pages.ts';
import type {Generated} from '../../src/site/util/generated.ts';

const FILE = 'src/data/published.json';

/**
 * The list of published addresses, with those of all pages but drafts and unlisted ones. A test follows each of them
 * from then on, so none leaves the list.
 */
export function published(root: string): Generated {
  const before = JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as string[];
  const routes = loadSite(root).pages.flatMap(({hidden, route}) => (hidden ? [] : [route]));
  const all = [...new Set([...before, ...routes])].sort();
  return {files: new Map([[FILE, `${JSON.stringify(all, null, 2)}\n`]])};
}
