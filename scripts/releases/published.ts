import {readFileSync} from 'node:fs';
import path from 'node:path';

import {frontMatterFaults} from '../../src/site/front-matter.ts';
import type {Page} from '../../src/site/mdx/types.ts';
import {loadSite} from '../../src/site/source-pages.ts';
import type {Generated} from '../../src/site/util/generated.ts';

const FILE = 'src/data/published.json';

/**
 * The list of published addresses, with those of all pages but drafts and unlisted ones. A test follows each of them
 * from then on, so none leaves the list.
 *
 * @throws Error for pages whose front matter does not say at which address they will be, or whether they are drafts
 */
export function published(root: string): Generated {
  const before = JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as string[];
  const {pages} = loadSite(root);
  const faults = pages.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const routes = pages.flatMap(({hidden, route}) => (hidden ? [] : [route]));
  const all = [...new Set([...before, ...routes])].sort();
  return {files: new Map([[FILE, `${JSON.stringify(all, null, 2)}\n`]])};
}

/** Keys that decide on the address of a page, and whether it has one. */
const DECIDING = ['slug', 'draft', 'unlisted'];

function faultsOf({file, frontMatter: {data, error, lineOf}}: Page): string[] {
  if (error) return [`${file}:${error.line}: ${error.message}`];
  return frontMatterFaults(file, data)
    .filter(({key}) => key !== undefined && DECIDING.includes(key))
    .map(({key, message}) => `${file}:${lineOf(key)}: ${message}`);
}
