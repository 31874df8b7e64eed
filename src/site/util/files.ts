import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A path with forward slashes, as in addresses and our messages, on every system. */
function posixPath(file: string): string {
  return file.split(path.sep).join('/');
}

/** The path of a file below a folder, with forward slashes. */
export function relativePath(root: string, file: string): string {
  return posixPath(path.relative(root, file));
}

/**
 * Lists the files below a folder. Their paths are below it, with forward slashes, in the order of their code points.
 * A folder that does not exist has none.
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort((a, b) => (a < b ? -1 : 1));
}
