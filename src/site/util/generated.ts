import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files that a command owns, below the root, with the content that they must have. */
export type GeneratedFiles = ReadonlyMap<string, string | Buffer>;

export interface Outdated {
  readonly file: string;
  readonly state: 'missing' | 'stale' | 'left over';
}

/**
 * The files that are not as they must be, byte for byte. `present` are all files in the folders of the command: those
 * that are not expected are left over.
 */
export function outdated(
  root: string,
  expected: GeneratedFiles,
  present: readonly string[] = [],
): Outdated[] {
  const changed = [...expected].flatMap(([file, content]): Outdated[] => {
    const full = path.join(root, file);
    if (!existsSync(full)) return [{file, state: 'missing'}];
    return readFileSync(full).equals(Buffer.from(content)) ? [] : [{file, state: 'stale'}];
  });
  const leftOver = present.filter((file) => !expected.has(file));
  return [...changed, ...leftOver.map((file): Outdated => ({file, state: 'left over'}))];
}

/** Writes what is missing or stale, removes what is left over; returns the paths of these files. */
export function writeChanged(
  root: string,
  expected: GeneratedFiles,
  present: readonly string[] = [],
): string[] {
  return outdated(root, expected, present).map(({file}) => {
    const full = path.join(root, file);
    const content = expected.get(file);
    if (content === undefined) {
      rmSync(full);
    } else {
      mkdirSync(path.dirname(full), {recursive: true});
      writeFileSync(full, content);
    }
    return file;
  });
}
