import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Builds the site with `docusaurus build`.
 *
 * @param variables added to the environment, e.g. `DOCS_BASE_URL`
 */
export function buildSite(outDir: string, variables: Readonly<Record<string, string>> = {}): void {
  const result = spawnSync(
    path.join('node_modules', '.bin', 'docusaurus'),
    ['build', '--out-dir', outDir],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {...process.env, ...variables},
    },
  );
  if (result.status !== 0) {
    throw new Error('The site could not be built; the reason is above.');
  }
}
