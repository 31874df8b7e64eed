import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {FutureConfig} from '@docusaurus/types';

const CONTENT = ['docs', 'sdk', 'blog', 'versioned_docs'];
/**
 * From this many pages on, several threads render them. Each loads Docusaurus and the site anew (0.7 s of
 * processor time on a machine of 2026), which costs more than it brings to a site of few pages.
 */
export const MANY = 300;

/**
 * Everything of Docusaurus Faster, in the amount that the site has a use for.
 *
 * @param root the site's folder
 */
export function faster(root = process.cwd()): Extract<FutureConfig['experimental_faster'], object> {
  const pages = CONTENT.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    .filter((file) => /\.mdx?$/.test(file));
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: pages.length >= MANY,
  };
}
