import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {LATEST} from '../../src/data/releases.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {
  type GeneratedFiles,
  type Outdated,
  outdated,
  writeChanged,
} from '../../src/site/util/generated.ts';

/**
 * While a release is the latest, its versioned copy is docs/ and its sidebar is sidebars.ts.
 * Returns every file of the copy with the content it must have.
 */
async function expectedCopy(root: string, release: string): Promise<GeneratedFiles> {
  const files = new Map<string, string | Buffer>();
  for (const name of filesBelow(path.join(root, 'docs'))) {
    files.set(`${folderOf(release)}/${name}`, readFileSync(path.join(root, 'docs', name)));
  }
  const json = await sidebarJson(path.join(root, 'sidebars.ts'));
  files.set(`versioned_sidebars/version-${release}-sidebars.json`, json);
  return files;
}

/** Every file of the copy that is missing, different, or left over. */
export async function staleCopy(root: string, release = LATEST): Promise<Outdated[]> {
  return outdated(root, await expectedCopy(root, release), copiedFiles(root, release));
}

/** Updates the copy; returns the changed paths. */
export async function refreshCopy(root: string, release = LATEST): Promise<string[]> {
  return writeChanged(root, await expectedCopy(root, release), copiedFiles(root, release));
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
