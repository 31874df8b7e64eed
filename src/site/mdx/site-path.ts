import path from 'node:path';
import type {VFile} from 'vfile';

import {relativePath} from '../util/files.ts';

/** Path of the page below the repository's root, with forward slashes. */
export function sitePath(file: VFile): string {
  if (file.path === undefined || file.path === '') return 'unknown file';
  return relativePath(file.cwd, path.resolve(file.cwd, file.path));
}
