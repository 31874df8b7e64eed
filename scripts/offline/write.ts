import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {OfflineEdition, OfflineFiles} from './pack.ts';

/** Writes the edition as a folder, as after unpacking. */
export async function writeFolder(edition: OfflineFiles, folder: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const {name, content} of edition.entries) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/** Writes the archive, its checksum and the list of its contents. */
export async function writeArchive(edition: OfflineEdition, folder: string): Promise<string> {
  const file = path.join(folder, `${edition.name}.zip`);
  const list = edition.entries.find(({name}) => name === 'MANIFEST.sha256');
  await mkdir(folder, {recursive: true});
  await writeFile(file, edition.archive);
  await writeFile(`${file}.sha256`, `${edition.sha256}  ${edition.name}.zip\n`);
  await writeFile(path.join(folder, `${edition.name}.manifest.sha256`), list?.content ?? '');
  return file;
}
