import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Builds the site with `docusaurus build`. */
export function buildSite(outDir: string): void {
  const {status} = spawnSync(
    path.join('node_modules', '.bin', 'docusaurus'),
    ['build', '--out-dir', outDir],
    {stdio: 'inherit', shell: process.platform === 'win32'},
  );
  if (status !== 0) throw new Error('The site could not be built; the reason is above.');
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
