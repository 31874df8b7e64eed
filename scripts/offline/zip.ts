import {createHash} from 'node:crypto';

import {zipSync, type Zippable} from 'fflate';

/** A file of the archive. */
export interface Entry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The SHA-256 sum in the form of `sha256sum`. */
export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Zips files so that the same files produce the same bytes on every machine: sorted, one fixed time, no
 * permissions, no owner.
 *
 * @param folder name of the top folder
 * @param date time of all files; only the day counts, and the format has none before 1980
 */
export function zip(folder: string, entries: readonly Entry[], date: Date): Uint8Array {
  const files: Zippable = {};
  const sorted = [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const {name, content} of sorted) {
    files[`${folder}/${name}`] = content;
  }
  // The format stores local time, so a moment would differ from zone to zone; noon exists in all of them.
  const day = new Date(Math.max(date.getTime(), Date.UTC(1980, 0, 1)));
  const noon = new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
  return zipSync(files, {level: 9, mtime: noon, os: 3, attrs: 0o644 << 16});
}
