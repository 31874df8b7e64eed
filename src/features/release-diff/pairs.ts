import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {LATEST, PREVIOUS} from '../../data/releases.ts';

/** A page of the latest release and its counterpart in the older one. */
export interface Pair {
  /** Site path of the comparison, such as `/changes/installation/system_requirements`. */
  readonly route: string;
  readonly old: {readonly route: string; readonly file: string};
  readonly now: {readonly route: string; readonly file: string};
}

/** The release that the latest is compared with. */
export const OLD = PREVIOUS;
/** Its pages, below the repository's root. */
export const OLD_FOLDER = `versioned_docs/version-${OLD}`;
/** The latest pages and their copy, which is compared as they are. */
const LATEST_FOLDERS = ['docs', `versioned_docs/version-${LATEST}`];

/** Site path of the comparison for a page of the latest release, by its site path. */
export function changesRoute(latest: string): string {
  return `/changes${latest === '/' ? '/intro' : latest}`;
}

/** Site path of a page of the older release, by its file below the repository's root. */
export function oldRouteOf(file: string): string {
  return routeOf(file.slice(OLD_FOLDER.length), `/${OLD}`);
}

function routeOf(file: string, prefix: string): string {
  const page = file.replace(/\.mdx$/, '').replace(/\/index$/, '');
  return page === '/intro' ? prefix || '/' : prefix + page;
}

/** The source of a page of the latest docs. */
export function latestFile(root: string, route: string): string | undefined {
  const page = route === '/' ? '/intro' : route;
  const base = page.startsWith('/sdk/') ? page.slice(1) : `docs${page}`;
  return [`${base}.mdx`, `${base}/index.mdx`].find((file) => existsSync(path.join(root, file)));
}

/** Site path of a page of the latest docs or of their copy, by its file; nothing for other files. */
export function latestRouteOf(file: string): string | undefined {
  const folder = LATEST_FOLDERS.find((one) => file.startsWith(`${one}/`));
  if (folder !== undefined) return routeOf(file.slice(folder.length), '');
  return file.startsWith('sdk/') ? `/${file.replace(/\.mdx$/, '')}` : undefined;
}

/** Whether the front matter keeps a page out of lists: `draft: true` or `unlisted: true`. */
export function isHidden(root: string, file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, matter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  return /^(?:draft|unlisted):\s*true\s*$/m.test(matter);
}

/**
 * All pages that exist in both releases, under the same or another address.
 *
 * @param root the repository
 * @param oldFiles pages of the older release, below the root
 * @param successors where pages that moved live now
 */
export function findPairs(
  root: string,
  oldFiles: readonly string[],
  successors: Readonly<Record<string, string>>,
): {pairs: Pair[]; gone: string[]} {
  const pairs: Pair[] = [];
  const gone: string[] = [];
  for (const file of oldFiles) {
    const route = oldRouteOf(file);
    const latest = successors[route] ?? (route.slice(OLD.length + 1) || '/');
    const now = latestFile(root, latest);
    if (now === undefined) gone.push(route);
    else {
      pairs.push({
        route: changesRoute(latest),
        old: {route, file},
        now: {route: latest, file: now},
      });
    }
  }
  return {pairs, gone};
}
