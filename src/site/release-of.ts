import {LATEST} from '../data/releases.ts';

/**
 * The release that a page of the site describes: its number if the address has one, else the latest. The path may
 * have the base URL.
 */
export function releaseOf(pathname: string): string {
  return /\/(\d+\.\d+\.\d+)(?=\/|$)/.exec(pathname)?.[1] ?? LATEST;
}
