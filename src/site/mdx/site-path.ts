import path from 'node:path';
import type {VFile} from 'vfile';

/** Path of the page below the repository's root, with forward slashes. */
export function sitePath(file: VFile): string {
  if (file.path === undefined || file.path === '') return 'unknown file';
  const full = path.resolve(file.cwd, file.path);
  return path.relative(file.cwd, full).split(path.sep).join('/');
}
