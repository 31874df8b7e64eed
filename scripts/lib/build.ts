import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio/slim';

import {readCommit} from '../../src/config/commit.ts';
import {type Env, env} from '../../src/config/env.ts';
import {filesBelow} from '../../src/site/util/files.ts';

/** A finished build, and where it is served. */
export interface SiteBuild {
  /** Its folder. */
  readonly build: string;
  readonly origin: string;
  /** The site's base path, with slashes at both ends. */
  readonly baseUrl: string;
  /** Time of the commit that is checked out now, or `SOURCE_DATE_EPOCH`: not read from the build. */
  readonly date: Date;
}

/**
 * The build in a folder, which must have been made with the same environment: its pages and scripts have the address.
 *
 * @param wanted the environment of this process, except in tests
 * @throws Error that says how to make one
 */
export function finishedBuild(
  build: string,
  {url, baseUrl, ask}: Pick<Env, 'url' | 'baseUrl' | 'ask'> = env,
): SiteBuild {
  requireBuild(build);
  const $ = load(readFileSync(path.join(build, 'index.html'), 'utf8'));
  const made = $('link[rel="canonical"]').attr('href') ?? 'an unknown address';
  if (made !== url + baseUrl) {
    throw new Error(
      `${build}/ was made for ${made}, but DOCS_URL and DOCS_BASE_URL say ${url}${baseUrl}. Build again, or set them to that address.`,
    );
  }
  // The name of the feature's script.
  const asks = filesBelow(path.join(build, 'assets')).some((name) => name.includes('features_ask'));
  if (asks !== (ask !== undefined)) {
    throw new Error(
      `${build}/ was made ${asks ? 'with' : 'without'} DOCS_ASK, which is ${asks ? 'not set' : 'set'} now. Build again, or ${asks ? 'set' : 'unset'} it.`,
    );
  }
  return {build, origin: url, baseUrl, date: readCommit().date};
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
