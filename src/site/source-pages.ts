import {readFileSync} from 'node:fs';
import path from 'node:path';

import {FROZEN_SDK, RELEASES} from '../data/releases.ts';

import {parsePage} from './mdx/parse.ts';
import type {Page, PageSet, Site} from './mdx/types.ts';
import {filesIn} from './util/files.ts';

const FOLDERS: Readonly<Record<string, PageSet>> = {
  docs: 'docs',
  ...Object.fromEntries(
    RELEASES.map((release) => [`versioned_docs/version-${release}`, `docs-${release}` as const]),
  ),
  sdk: 'sdk',
  ...Object.fromEntries(
    FROZEN_SDK.map((release) => [
      `sdk_versioned_docs/version-${release}`,
      `sdk-${release}` as const,
    ]),
  ),
  blog: 'blog',
};

/** The set of a path below the repository's root; undefined outside of the content folders. */
export function setOf(file: string): PageSet | undefined {
  const folder = Object.keys(FOLDERS).find((name) => file.startsWith(`${name}/`));
  return folder === undefined ? undefined : FOLDERS[folder];
}

/** Reads pages from their sources, without a build. Without `sets`, all of them. */
export function loadSite(root: string, sets?: readonly PageSet[]): Site {
  const pages: Page[] = [];
  for (const [folder, set] of Object.entries(FOLDERS)) {
    if (sets !== undefined && !sets.includes(set)) continue;
    for (const file of filesIn(root, folder)) {
      if (!/\.mdx?$/.test(file)) continue;
      pages.push(parsePage(file, readFileSync(path.join(root, file), 'utf8'), set));
    }
  }
  return {root, pages};
}
