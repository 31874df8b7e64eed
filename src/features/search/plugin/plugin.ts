import {access, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import type {AllContent, LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import original from '@easyops-cn/docusaurus-search-local';

import {env} from '../../../config/env.ts';
import type {Page} from '../core/types.ts';
import {openResults} from '../../../site/util/result-cache.ts';

import {readBuiltPage, withoutAssets} from './html.ts';
import {originalOptions, type SearchOptions} from './options.ts';
import {listPages, type Contents, type PageSource} from './pages.ts';
import {markdownParser, readSourcePage} from './source.ts';
import {groupPages, writeIndexes} from './write.ts';

export {validateOptions} from './options.ts';

/** Name under which the theme finds {@link SearchGlobalData}. */
export const PLUGIN_NAME = 'kamiwaza-search-local';

/** What the search box and the search page need to know at once. */
export interface SearchGlobalData {
  /** Most suggestions in the box. */
  readonly limit: number;
  /** Most characters of a snippet. */
  readonly snippetLength: number;
  readonly highlight: boolean;
  readonly shortcut: boolean;
  /** Contexts that can be chosen. */
  readonly contexts: readonly string[];
  /** Version paths (empty for the latest) and their labels. */
  readonly versions: readonly {readonly path: string; readonly label: string}[];
  /** While writing, indexes change: ask for them anew each time. */
  readonly changing: boolean;
}

const DOCS = 'docusaurus-plugin-content-docs';
const BLOG = 'docusaurus-plugin-content-blog';

function contentsOf(allContent: AllContent): Contents {
  return {
    docs: (allContent[DOCS] ?? {}) as Contents['docs'],
    blog: (allContent[BLOG] ?? {}) as Contents['blog'],
  };
}

function contentsOfPlugins(plugins: readonly LoadedPlugin[]): Contents {
  const byName = (name: string): Record<string, unknown> =>
    Object.fromEntries(
      plugins
        .filter((plugin) => plugin.name === name)
        .map((plugin) => [plugin.options.id, plugin.content]),
    );
  return {docs: byName(DOCS), blog: byName(BLOG)} as Contents;
}

/** The file of a route: `<route>.html`, or `index.html` in its folder. */
async function fileOf(outDir: string, route: string): Promise<string> {
  const name = route.replace(/\/+$/, '');
  const plain = path.join(outDir, `${name}.html`);
  const exists =
    name !== '' &&
    (await access(plain).then(
      () => true,
      () => false,
    ));
  return exists ? plain : path.join(outDir, name, 'index.html');
}

/**
 * Local search on the foundation of `@easyops-cn/docusaurus-search-local`. See README.md for what
 * is taken from there and what is replaced.
 */
export default function searchLocal(context: LoadContext, options: SearchOptions): Plugin {
  const {baseUrl, siteDir, generatedFilesDir} = context;
  const site = {baseUrl, trailingSlash: context.siteConfig.trailingSlash};
  const foundation = original(context, originalOptions(options));
  const developmentDir = path.join(generatedFilesDir, PLUGIN_NAME, 'development');

  // Only what changed is parsed again.
  const parsed = new Map<string, {source: string; page: Page}>();

  async function writeFromSources(pages: readonly PageSource[]): Promise<void> {
    const parse = await markdownParser();
    const read = await Promise.all(
      pages.map(async (page) => {
        const file = path.join(siteDir, page.source.replace(/^@site\//, ''));
        try {
          const source = await readFile(file, 'utf8');
          const known = parsed.get(page.url);
          if (known?.source === source) return {...page, page: known.page};
          const fresh = readSourcePage(parse(source), page);
          parsed.set(page.url, {source, page: fresh});
          return {...page, page: fresh};
        } catch {
          // A page that does not compile yet is reported by Docusaurus itself.
          return undefined;
        }
      }),
    );
    await mkdir(developmentDir, {recursive: true});
    await writeIndexes(
      developmentDir,
      groupPages(read.filter((page) => page !== undefined)),
      baseUrl,
    );
  }

  return {
    ...foundation,
    name: PLUGIN_NAME,

    async allContentLoaded({allContent, actions}) {
      const contents = contentsOf(allContent);
      const versions = (contents.docs.default?.loadedVersions ?? []).map(
        ({path: url, isLast, label}) => ({
          path: isLast ? '' : `${url.slice(baseUrl.length).replace(/\/+$/, '')}/`,
          label,
        }),
      );
      actions.setGlobalData({
        limit: options.searchResultLimits,
        snippetLength: options.searchResultContextMaxLength,
        highlight: options.highlightSearchTermsOnTargetPage,
        shortcut: options.searchBarShortcut,
        contexts: options.searchContextByPaths,
        versions,
        changing: env.development,
      } satisfies SearchGlobalData);
      if (env.development) await writeFromSources(listPages(contents, site, options.indexBlog));
    },

    configureWebpack(config, isServer, utils, content) {
      return {
        ...foundation.configureWebpack?.(config, isServer, utils, content),
        // The development server serves the indexes made from the sources; a build ignores this.
        devServer: {static: [{directory: developmentDir, publicPath: baseUrl, watch: false}]},
      };
    },

    async postBuild({outDir, plugins, routesBuildMetadata, siteConfig}) {
      const sources = listPages(contentsOfPlugins(plugins), site, options.indexBlog).filter(
        // A site that is hidden as a whole still wants to be searched by those who are let in.
        ({url}) =>
          siteConfig.noIndex ||
          (routesBuildMetadata[url] ?? routesBuildMetadata[`${url}/`])?.noIndex !== true,
      );
      const results = openResults<Page>('search-local', {siteDir});
      const read = [];
      for (const source of sources) {
        const file = await fileOf(outDir, source.url.slice(baseUrl.length));
        const html = withoutAssets(await readFile(file, 'utf8'));
        const page = results.of([source.url, html], () => readBuiltPage(html, source.url));
        read.push({...source, page: {...page, weight: source.weight}});
      }
      results.save();
      await writeIndexes(outDir, groupPages(read), baseUrl);
    },
  };
}
