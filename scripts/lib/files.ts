import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files below a folder.
 *
 * @param folder where to look
 * @returns paths relative to the folder, with forward slashes, in the order of their code points
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Bytes as people read them. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
