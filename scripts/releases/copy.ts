import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {LATEST_RELEASE} from '../../src/data/product/index.ts';
import {filesBelow} from '../../src/site/util/files.ts';

const REMEDY = 'Run `npm run version:refresh` and commit the result.';

/**
 * While a release is the latest, its versioned copy is docs/ and its sidebar is sidebars.ts.
 * Returns every file of the copy with the content it must have.
 */
async function expectedCopy(root: string, release: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of filesBelow(path.join(root, 'docs'))) {
    const copy = `${folderOf(release)}/${name}`;
    files.set(copy, readFileSync(path.join(root, 'docs', name), 'latin1'));
  }
  const text = await sidebarJson(path.join(root, 'sidebars.ts'));
  const json = Buffer.from(text, 'utf8').toString('latin1');
  files.set(`versioned_sidebars/version-${release}-sidebars.json`, json);
  return files;
}

/** One line for every file of the copy that is missing, different, or left over. */
export async function staleCopy(root: string, release = LATEST_RELEASE): Promise<string[]> {
  const expected = await expectedCopy(root, release);
  const stale: string[] = [];
  for (const [file, content] of expected) {
    const full = path.join(root, file);
    if (!existsSync(full)) stale.push(`${file}:1: missing. ${REMEDY}`);
    else if (readFileSync(full, 'latin1') !== content) {
      stale.push(`${file}:1: differs from docs/. Never edit the copy; edit docs/. ${REMEDY}`);
    }
  }
  for (const file of copiedFiles(root, release)) {
    if (!expected.has(file)) stale.push(`${file}:1: is not in docs/ any more. ${REMEDY}`);
  }
  return stale;
}

/** Updates the copy; returns the changed paths. */
export async function refreshCopy(root: string, release = LATEST_RELEASE): Promise<string[]> {
  const expected = await expectedCopy(root, release);
  const changed: string[] = [];
  for (const [file, content] of expected) {
    const full = path.join(root, file);
    if (existsSync(full) && readFileSync(full, 'latin1') === content) continue;
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, content, 'latin1');
    changed.push(file);
  }
  for (const file of copiedFiles(root, release)) {
    if (expected.has(file)) continue;
    rmSync(path.join(root, file));
    changed.push(file);
  }
  return changed;
}

const folderOf = (release: string): string => `versioned_docs/version-${release}`;

const copiedFiles = (root: string, release: string): string[] =>
  filesBelow(path.join(root, folderOf(release))).map((name) => `${folderOf(release)}/${name}`);

/** A sidebar module as the JSON that Docusaurus stores for a version. */
export async function sidebarJson(file: string): Promise<string> {
  return `${JSON.stringify(await importDefault(file), null, 2)}\n`;
}

/** The default export of a module, however the loader wraps it. */
async function importDefault(file: string): Promise<unknown> {
  let value: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  while (typeof value === 'object' && value !== null && 'default' in value) value = value.default;
  return value;
}
