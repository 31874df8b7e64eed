import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {LATEST} from '../../src/data/releases.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import type {Generated} from '../../src/site/util/generated.ts';

/**
 * The copy of the latest release: while it is the latest, its versioned copy is docs/, and its sidebar is sidebars.ts.
 */
export async function latestCopy(root: string): Promise<Generated> {
  const folder = `versioned_docs/version-${LATEST}`;
  const files = new Map<string, string | Buffer>();
  for (const name of filesBelow(path.join(root, 'docs'))) {
    files.set(`${folder}/${name}`, readFileSync(path.join(root, 'docs', name)));
  }
  const json = await sidebarJson(path.join(root, 'sidebars.ts'));
  files.set(`versioned_sidebars/version-${LATEST}-sidebars.json`, json);
  return {files, folder};
}

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
