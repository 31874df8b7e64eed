import {spawnSync} from 'node:child_process';
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
