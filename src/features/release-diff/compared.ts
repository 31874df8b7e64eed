import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

/**
 * The file with the routes of all comparisons, one per line. The plugin writes it before any page is compiled; each
 * page in it gets a link to its comparison, and the bundler's cache depends on it.
 */
export function comparedFile(siteDir: string): string {
  return path.join(siteDir, GENERATED_FILES_DIR_NAME, 'kamiwaza-release-diff', 'compared.txt');
}

/** Writes the list for {@link readCompared}. */
export function writeCompared(siteDir: string, routes: readonly string[]): void {
  const file = comparedFile(siteDir);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, [...routes].sort().join('\n'));
}

/**
 * The routes of all comparisons, such as `/changes/models/overview`. Throws when the plugin of this folder is not in
 * the configuration.
 */
export function readCompared(siteDir: string): ReadonlySet<string> {
  try {
    return new Set(readFileSync(comparedFile(siteDir), 'utf8').split('\n'));
  } catch (cause) {
    throw new Error(
      'There is no list of comparisons: add src/features/release-diff/plugin.ts to the plugins of docusaurus.config.ts.',
      {cause},
    );
  }
}
