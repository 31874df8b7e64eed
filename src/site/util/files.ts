import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The path of a file below a folder, with forward slashes, as in addresses and our messages, on every system. */
export function relativePath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
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

/** The same as paths below the root: `docs/a.mdx` for the folder `docs`. */
export function filesIn(root: string, folder: string): string[] {
  return filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`);
}
