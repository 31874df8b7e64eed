import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const THEMES = ['@docusaurus/theme-classic', '@easyops-cn/docusaurus-search-local'];

/** Source of a theme component in an installation, from whichever theme has it. */
function originalOf(modules: string, name: string): string | undefined {
  for (const theme of THEMES) {
    for (const folder of ['lib/theme', 'dist/client/client/theme']) {
      for (const ending of ['/index.js', '.js']) {
        const file = path.join(modules, theme, folder, name + ending);
        if (existsSync(file)) return readFileSync(file, 'utf8');
      }
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
