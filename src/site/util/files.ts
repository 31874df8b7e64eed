import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A path with forward slashes, as in addresses and our messages, on every system. */
export function posixPath(file: string): string {
  return file.split(path.sep).join('/');
}

/**
 * The path of a file below a folder, with forward slashes.
 *
 * @param root the folder
 * @param file absolute, or relative to the current folder
 */
export function relativePath(root: string, file: string): string {
  return posixPath(path.relative(root, file));
}

/**
 * Lists the files below a folder.
 *
 * @param folder where to look; a folder that does not exist has none
 * @returns paths relative to the folder, with forward slashes, in the order of their code points
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort((a, b) => (a < b ? -1 : 1));
}
