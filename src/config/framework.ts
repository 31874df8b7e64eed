import {createRequire} from 'node:module';
import path from 'node:path';

import type {Config, ParseFrontMatter} from '@docusaurus/types';

import {faster, pageCount} from './faster.ts';

/** The installed version of Docusaurus, such as `3.8.1`. */
function frameworkVersion(): string {
  const require = createRequire(path.resolve('package.json'));
  return (require('@docusaurus/core/package.json') as {version: string}).version;
}

/** Whether a version is 3.`minor` or newer. */
export function isAtLeast(version: string, minor: number): boolean {
  const [major = 0, own = 0] = version.split('.').map(Number);
  return major > 3 || (major === 3 && own >= minor);
}

/** Options whose names or places differ between releases of Docusaurus 3. */
export type VersionedOptions = Pick<Config, 'future' | 'markdown' | 'onBrokenMarkdownLinks'>;

/** The options that differ between releases of Docusaurus; UPGRADING.md lists other differences. */
export function frameworkOptions(
  parseFrontMatter: ParseFrontMatter,
  version = frameworkVersion(),
): VersionedOptions {
  const v4 = {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true};
  const fast = faster(pageCount());
  // The types are those of the installed release. In variables, they accept the names that only the other has.
  const older = {
    future: {v4, experimental_faster: fast},
    markdown: {parseFrontMatter},
    onBrokenMarkdownLinks: 'warn' as const,
  };
  // `gitEagerVcs` stays off: with it, 3.10.2 looks up blog posts by relative paths and finds no date for the sitemap.
  const newer = {
    future: {v4, faster: fast},
    markdown: {parseFrontMatter, hooks: {onBrokenMarkdownLinks: 'warn' as const}},
  };
  return isAtLeast(version, 10) ? newer : older;
}
