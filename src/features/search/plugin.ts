import {rmSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import original from '@easyops-cn/docusaurus-search-local';

import {collectPages, pluginsOf} from '../../site/inventory.ts';
import {parsePage} from '../../site/mdx/parse.ts';

import type {Page} from './core/types.ts';
import {PLUGIN_NAME, type SearchGlobalData} from './global-data.ts';
import {indexedPages, type IndexedPage} from './indexer/pages.ts';
import {readSourcePage} from './indexer/source.ts';
import {groupPages, writeIndexes} from './indexer/write.ts';
import {originalOptions} from './original-options.ts';

export interface SearchOptions {
  /** `npm start` rather than a build: indexes are made from the sources. */
  readonly development: boolean;
}

/**
 * Local search based on `@easyops-cn/docusaurus-search-local`. See docs-internal/guides/search.md for what is used
 * from there and what is replaced.
 */
export default function searchLocal(context: LoadContext, {development}: SearchOptions): Plugin {
  const {baseUrl, siteDir, generatedFilesDir} = context;
  const foundation = original(context, originalOptions({}));
  const developmentDir = path.join(generatedFilesDir, PLUGIN_NAME, 'development');

  // Only what changed is parsed again.
  const parsed = new Map<string, {source: string; page: Page}>();

  // Each change writes files with new names.
  if (development) rmSync(developmentDir, {recursive: true, force: true});

  async function writeFromSources(pages: readonly IndexedPage[]): Promise<void> {
    const read = await Promise.all(
      pages.map(async (indexed) => {
        const {url, context: part, version, page} = indexed;
        try {
          const source = await readFile(path.join(siteDir, page.file), 'utf8');
          const known = parsed.get(url);
          if (known?.source === source) return {context: part, version, page: known.page};
          const {tree} = parsePage(page.file, source, 'docs');
          // Docusaurus itself reports a page that does not compile yet.
          if (tree === undefined) return undefined;
          const fresh = readSourcePage(tree, indexed);
          parsed.set(url, {source, page: fresh});
          return {context: part, version, page: fresh};
        } catch {
          // The file is gone: it was renamed or deleted after Docusaurus listed it.
          return undefined;
        }
      }),
    );
    const write = async (file: string, content: string | Uint8Array): Promise<void> => {
      const target = path.join(developmentDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    };
    await writeIndexes(write, groupPages(read.filter((page) => page !== undefined)), baseUrl);
  }

  return {
    ...foundation,
    name: PLUGIN_NAME,
    // The indexes are written by step.ts.
    postBuild: undefined,

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const versions = (docs?.loadedVersions ?? []).map(({path: url, isLast, label}) => ({
        path: isLast ? '' : `${url.slice(baseUrl.length).replace(/\/+$/, '')}/`,
        label,
      }));
      const data: SearchGlobalData = {siteBase: baseUrl, versions, changing: development};
      actions.setGlobalData(data);
      if (development) {
        const pages = collectPages({plugins: pluginsOf(allContent), baseUrl});
        await writeFromSources(indexedPages(pages, baseUrl));
      }
    },

    configureWebpack(config, isServer, utils, content) {
      return {
        ...foundation.configureWebpack?.(config, isServer, utils, content),
        // The development server serves the indexes made from the sources; a build ignores this.
        devServer: {static: [{directory: developmentDir, publicPath: baseUrl, watch: false}]},
      };
    },
  };
}
