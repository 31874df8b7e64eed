import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folders with theme components. Those of core are used where no theme has its own: `Error`, `Loading`, `Root`. */
const FOLDERS = [
  '@docusaurus/theme-classic/lib/theme',
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Source of a theme component in an installation, from the first folder that has it. */
function originalOf(modules: string, name: string): string | undefined {
  for (const folder of FOLDERS) {
    for (const ending of ['/index.js', '.js']) {
      const file = path.join(modules, folder, name + ending);
      if (existsSync(file)) return readFileSync(file, 'utf8');
    }
  }
  return undefined;
}

/**
 * The overridden components whose originals differ between two installations: each has to be compared by
 * hand at an upgrade.
 *
 * @param theme folder of the overrides
 * @param before node_modules of the pinned release
 * @param after node_modules of the newer one
 */
export function changedOriginals(theme: string, before: string, after: string): string[] {
  return readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)(?:index|[A-Z]\w*)\.tsx$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''))
    .filter((name) => originalOf(before, name) !== originalOf(after, name))
    .sort();
}
