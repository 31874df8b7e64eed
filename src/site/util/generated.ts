import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesIn} from './files.ts';

/** Files that a command owns, below the root. */
export interface Generated {
  /** The content that each must have, by its path. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** A folder that has only such files: others in it are left over. */
  readonly folder?: string;
}

export interface Outdated {
  readonly file: string;
  readonly state: 'missing' | 'stale' | 'left over';
}

/** The files that are not as they must be, byte for byte. */
export function outdated(root: string, {files, folder}: Generated): Outdated[] {
  const changed = [...files].flatMap(([file, content]): Outdated[] => {
    const full = path.join(root, file);
    if (!existsSync(full)) return [{file, state: 'missing'}];
    return readFileSync(full).equals(Buffer.from(content)) ? [] : [{file, state: 'stale'}];
  });
  if (folder === undefined) return changed;
  const leftOver = filesIn(root, folder).filter((file) => !files.has(file));
  return [...changed, ...leftOver.map((file): Outdated => ({file, state: 'left over'}))];
}

/** Writes what is missing or stale, and removes what is left over; returns what was so. */
export function writeChanged(root: string, generated: Generated): Outdated[] {
  const changed = outdated(root, generated);
  for (const {file} of changed) {
    const full = path.join(root, file);
    const content = generated.files.get(file);
    if (content === undefined) {
      rmSync(full);
    } else {
      mkdirSync(path.dirname(full), {recursive: true});
      writeFileSync(full, content);
    }
  }
  return changed;
}
