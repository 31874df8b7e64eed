import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {BuildOptions} from '../../src/build/index.ts';

/** What differs between the small sites that tests build or start. */
interface SmallSite {
  readonly title: string;
  readonly baseUrl: string;
  /** Names of the pages in the sidebar. */
  readonly docs: readonly string[];
  /** Plugins besides search, Markdown pages and the build, as in the configuration. */
  readonly plugins?: readonly unknown[];
  /** For `docusaurus start`. */
  readonly development?: boolean;
}

/** For `src/build`. */
export const BUILD_OPTIONS: BuildOptions = {
  cache: true,
  summary: 'S',
  redirects: {},
  searchTerms: {},
};

/**
 * Writes a site with our search and Markdown pages into a folder where it finds Docusaurus; tests add its
 * pages.
 */
export function writeSite(
  site: string,
  {title, baseUrl, docs, plugins = [], development = false}: SmallSite,
): void {
  cpSync('tests/fixtures/config-site', site, {recursive: true});
  const config = {
    title,
    url: 'https://example.com',
    baseUrl,
    trailingSlash: false,
    future: {v4: true, experimental_faster: true},
    presets: [
      [
        'classic',
        {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false, pages: false},
      ],
    ],
    plugins: [
      [path.resolve('src/features/markdown-pages/plugin.ts'), {summary: 'S'}],
      [path.resolve('src/build/index.ts'), BUILD_OPTIONS],
      ...plugins,
    ],
    themes: [[path.resolve('src/features/search/plugin.ts'), {development}]],
  };
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config)};`,
  );
  writeFileSync(path.join(site, 'sidebars.js'), `module.exports = ${JSON.stringify({docs})};`);
}

/** The whole search index of a built site. */
export function indexesOf(build: string): string {
  return readdirSync(build)
    .filter((file) => /^search-index-.*\.json$/.test(file))
    .map((file) => readFileSync(path.join(build, file), 'utf8'))
    .join('\n');
}
