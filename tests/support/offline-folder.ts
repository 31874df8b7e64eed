import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Entry} from '../../scripts/offline/zip.ts';

/** Writes the offline edition as a folder, as after unpacking. */
export async function writeFolder(
  {entries}: {readonly entries: readonly Entry[]},
  folder: string,
): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const {name, content} of entries) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
