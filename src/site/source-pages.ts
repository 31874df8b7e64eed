import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {RELEASES} from '../data/releases.ts';
import {parsePage} from './mdx/parse.ts';
import type {Page, PageSet, Site} from './mdx/types.ts';

const FOLDERS: Readonly<Record<string, PageSet>> = {
  docs: 'docs',
  ...Object.fromEntries(
    RELEASES.map((release) => [`versioned_docs/version-${release}`, `docs-${release}` as const]),
  ),
  sdk: 'sdk',
  blog: 'blog',
};

/** The set of a path below the repository's root; undefined outside of the content folders. */
export function setOf(file: string): PageSet | undefined {
  const folder = Object.keys(FOLDERS).find((name) => file.startsWith(`${name}/`));
  return folder === undefined ? undefined : FOLDERS[folder];
}

/** Reads all pages of the site. */
export function loadSite(root: string): Site {
  const pages: Page[] = [];
  for (const [folder, set] of Object.entries(FOLDERS)) {
    for (const file of markdownFiles(root, folder)) {
      pages.push(parsePage(file, readFileSync(path.join(root, file), 'utf8'), set));
    }
  }
  return {root, pages};
}

function markdownFiles(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full)
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      if (statSync(path.join(root, file)).isDirectory()) return markdownFiles(root, file);
      return /\.mdx?$/.test(name) ? [file] : [];
    });
}
