import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {readCommit} from '../../src/config/commit.ts';
import {env} from '../../src/config/env.ts';

/** A finished build, and where it is served. */
export interface SiteBuild {
  /** Its folder. */
  readonly build: string;
  readonly origin: string;
  /** The site's base path, with slashes at both ends. */
  readonly baseUrl: string;
  /** Time of its commit. */
  readonly date: Date;
}

/**
 * The build in a folder, for the address in the environment.
 *
 * @throws Error that says how to make one
 */
export function finishedBuild(build: string): SiteBuild {
  requireBuild(build);
  return {build, origin: env.url, baseUrl: env.baseUrl, date: readCommit().date};
}

/**
 * The build that an edition is packed from: one in a folder that is given, or a new one.
 *
 * @param made folder for the new one
 * @throws Error if there is no build, or it could not be made
 */
export function buildToPack(given: string | undefined, made: string): SiteBuild {
  if (given !== undefined) return finishedBuild(given);
  const {status} = spawnSync(
    path.join('node_modules', '.bin', 'docusaurus'),
    ['build', '--out-dir', made],
    {stdio: 'inherit', shell: process.platform === 'win32'},
  );
  if (status !== 0) throw new Error('The site could not be built; the reason is above.');
  return finishedBuild(made);
}

/**
 * Makes sure that a folder has a build.
 *
 * @throws Error that says how to make one
 */
export function requireBuild(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`No build in ${path.resolve(folder)}: run "npm run build" first.`);
  }
}
