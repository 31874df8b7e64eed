import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {OfflineEdition} from './pack.ts';

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
