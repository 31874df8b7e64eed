import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const CONTENT = ['docs', 'sdk', 'blog', 'versioned_docs', 'sdk_versioned_docs'];
/**
 * From this many pages on, several threads render them. Each loads Docusaurus and the site again (0.7 s of
 * CPU time on a machine of 2026), which costs more than it saves on a small site.
 */
export const MANY = 300;
/** From this many pages on, the bundler's cache on disk takes more memory than a CI machine has. */
export const TOO_MANY_FOR_CACHE = 2000;

/** The number of Markdown sources of a site. */
export function pageCount(root = process.cwd()): number {
  return CONTENT.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    .filter((file) => /\.mdx?$/.test(file)).length;
}

/** The parts of Docusaurus Faster that pay off for a site of this size. */
export function faster(pages: number) {
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: pages < TOO_MANY_FOR_CACHE,
    ssgWorkerThreads: pages >= MANY,
  };
}
