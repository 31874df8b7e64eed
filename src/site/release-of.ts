import {LATEST} from '../data/releases.ts';

/**
 * The release that a page of the site describes: its number if the address has one, else the latest. The path is
 * without the base path, which may contain a number, too.
 */
export function releaseOf(path: string): string {
  return /\/(\d+\.\d+\.\d+)(?=\/|$)/.exec(path)?.[1] ?? LATEST;
}
