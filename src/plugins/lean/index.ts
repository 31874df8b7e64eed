import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {keepCacheTrue} from '../shared/bundler-cache.ts';

import {assetsPlugin, type Bundler} from './assets.ts';
import {type ChunkNames, keyOf} from './bucket.ts';
import {classNames, shortenNames} from './classNames.ts';
import {insertLinks, linksOfPages, type Manifest} from './links.ts';
import {type GlobalData, readRegistry, readRoutes, splitRoutes} from './routes.ts';
import {moveDigests} from './runtime.ts';
import {unusedParts} from './parts.ts';
import {slimConfig, slimMetadata, slimVersion} from './slim.ts';
import {constantsOf, leanStyles, wordsOf, writeConstants} from './styles.ts';

const NAME = 'kamiwaza-lean';

/** Style sheets that only some pages need; the others need not wait for them. */
const OWN_SHEETS: Readonly<Record<string, RegExp>> = {
  'search-opened': /components[\\/]SearchBox[\\/]styles\.module\.css$/,
  'search-page': /theme[\\/]SearchPage[\\/]styles\.module\.css$/,
  'what-changed': /plugins[\\/]what-changed[\\/].*\.module\.css$/,
  'which-error': /components[\\/]WhichError[\\/]styles\.module\.css$/,
  'will-it-fit': /components[\\/]WillItFit[\\/]styles\.module\.css$/,
  'tool-button': /components[\\/]Button[\\/]styles\.module\.css$/,
  'page-tools-opened': /plugins[\\/]page-tools[\\/].*\.module\.css$/,
  'old-release-sheet': /components[\\/]OldRelease[\\/]styles\.module\.css$/,
};
/** Code that the pages of an old release share, and no others. */
const OLD_RELEASE = /components[\\/]OldRelease[\\/][A-Zi]/;
/** Pages that few visit, of any release: the readers' tools that are a page of their own. */
const RARE: readonly RegExp[] = [/\/changes(?:\/|$)/, /\/models\/(?:which-error|will-it-fit)$/];
/** Above the theme's group, which holds all style sheets. */
const PRIORITY = 60;

/** What another plugin, the only one that rewrites pages, puts into them for this one. */
export interface PageLinks {
  /** Gives a page its links; once the bundler is done. */
  insert: (html: string, path: string) => string;
}

/** Makes what {@link leanPlugin} fills and the writer of pages calls. */
export function pageLinks(): PageLinks {
  return {insert: (html) => html};
}

/** Whether the data of the docs or the blog say something about a page anywhere. */
function dataSay(folder: string, pattern: RegExp): boolean {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.name.startsWith('docusaurus-plugin-content-'))
    .some((plugin) =>
      readdirSync(path.join(folder, plugin.name), {recursive: true, withFileTypes: true}).some(
        (entry) =>
          entry.isFile() &&
          pattern.test(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
      ),
    );
}

/** Leaves unused rules out of the style sheets, after minification and before names get their hashes. */
function stylesPlugin(bundler: Bundler): object {
  const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
  return assetsPlugin(bundler, NAME, stage, ({scripts, sheets}) => {
    const words = new Set<string>();
    scripts.forEach((script) => {
      wordsOf(script, words);
    });
    const others = (all: ReadonlyMap<string, string>, own: string): string =>
      [...all].flatMap(([name, css]) => (name === own ? [] : css)).join('\n');
    // One sheet's constants may be read in another, which need not keep them in the first.
    const constants = new Map(
      [...sheets].flatMap(([name, css]) => [...constantsOf(css, words, others(sheets, name))]),
    );
    const written = new Map(
      [...sheets].map(([name, css]) => [name, writeConstants(css, constants)]),
    );
    return new Map(
      [...written].map(([name, css]) => [name, leanStyles(css, words, others(written, name))]),
    );
  });
}

/** Moves the digests of chunks into the scripts that ask for them, before the digests of these are taken. */
function digestsPlugin(bundler: Bundler): object {
  const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 50;
  return assetsPlugin(bundler, NAME, stage, ({scripts}) =>
    moveDigests(
      scripts,
      (file) => file.includes('/runtime~main.'),
      (file) => /\/(?:runtime~)?main\./.test(file),
    ),
  );
}

/**
 * Leaves out of the visitor's scripts and styles what no visitor uses. Each mean and its gain stands in
 * README.md; the server's half of the build and `npm start` stay as they are.
 */
export default function leanPlugin(
  context: LoadContext,
  {links}: {readonly links?: PageLinks},
): Plugin {
  const folder = path.join(context.generatedFilesDir, NAME);
  const own = (file: string): string => path.join(__dirname, 'client', file);
  // Both halves of the build have to agree, so they share the function that tells of clashes.
  const className = classNames(context.siteDir);

  /** Writes a leaner copy of a generated file and returns where it stands. */
  function write(name: string, text: string): string {
    const file = path.join(folder, name);
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, text);
    return file;
  }

  return {
    name: NAME,
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') {
        return {};
      }
      shortenNames(config.module?.rules ?? [], className);
      keepCacheTrue(config, require.resolve('./classNames.ts'));
      if (isServer) {
        return {};
      }
      const bundler = currentBundler.instance as unknown as Bundler;
      const {generatedFilesDir, siteConfig, siteDir, baseUrl} = context;
      const generated = (file: string): string =>
        readFileSync(path.join(generatedFilesDir, file), 'utf8');
      const registry = readRegistry(generated('registry.js'));
      for (const [chunk, module] of registry) {
        // The data that a version's pages share.
        if (/[\\/]docusaurus-plugin-content-docs[\\/].*[\\/]p[\\/].*\.json$/.test(module)) {
          const slim = slimVersion(generated(module.replace(/^@generated[\\/]/, '')));
          if (slim !== undefined) {
            registry.set(chunk, write(`${chunk}.json`, slim));
          }
        }
      }
      const navbarItems = (siteConfig.themeConfig as ThemeConfig).navbar?.items ?? [];
      const split = splitRoutes({
        routes: readRoutes(generated('routes.js')),
        chunkNames: JSON.parse(generated('routesChunkNames.json')) as Record<string, ChunkNames>,
        registry,
        globalData: JSON.parse(generated('globalData.json')) as GlobalData,
        baseUrl,
        keepDocs: new Set(
          navbarItems.flatMap(({docId}) => (typeof docId === 'string' ? [docId] : [])),
        ),
        rare: RARE,
        runtime: own('routes.tsx'),
      });
      if (links) {
        let known: Map<string, string> | undefined;
        links.insert = (html, page) => {
          known ??= linksOfPages(
            split.pages,
            JSON.parse(generated('client-manifest.json')) as Manifest,
          );
          const own = known.get(keyOf(page));
          return own === undefined ? html : insertLinks(html, own);
        };
      }
      split.buckets.forEach((text, name) => write(`${name}.js`, text));
      const content = path.join(siteDir, 'src', 'theme', 'CodeBlock', 'Content');
      const client = /core[\\/]lib[\\/]client$/;
      const replacements: readonly (readonly [RegExp, string, RegExp?])[] = [
        [
          /^@generated\/docusaurus\.config$/,
          write('config.mjs', `export default ${JSON.stringify(slimConfig({...siteConfig}))};\n`),
        ],
        [/^@generated\/routes$/, write('routes.js', split.main)],
        [/^@generated\/globalData$/, write('globalData.json', JSON.stringify(split.globalData))],
        [/^\.\/preload$/, own('preload.ts'), client],
        [/^\.\/docusaurus$/, own('docusaurus.ts'), client],
        [/^@docusaurus\/renderRoutes$/, own('renderRoutes.tsx')],
        [
          /^@generated\/site-metadata$/,
          write('site-metadata.json', slimMetadata(generated('site-metadata.json'))),
        ],
        [/^react-helmet-async$/, own('helmet.tsx')],
        [/^history$/, own('history.ts'), /react-router/],
        [/^path-to-regexp$/, own('path-to-regexp.ts'), /react-router/],
        [/^hoist-non-react-statics$/, own('same.ts'), /react-router/],
        [/^nprogress$/, own('progress.ts')],
        [/^tslib$/, own('tslib.ts'), /utils-common/],
        [/theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/, own('nothing.ts')],
        [/^\.\/now\.ts$/, path.join(content, 'later.ts'), /CodeBlock[\\/]Content/],
        // The marks of social networks, for authors that name their profiles there.
        ...(dataSay(generatedFilesDir, /"socials":\s*\{\s*"/)
          ? []
          : [[/^@theme\/Icon\/Socials\//, own('nothing.ts')] as const]),
        // Banners of drafts, which no build has, and of pages that are not listed.
        ...(dataSay(generatedFilesDir, /"unlisted":\s*true/)
          ? []
          : [[/^@theme\/ContentVisibility$/, own('empty.ts')] as const]),
        ...unusedParts(siteConfig.themeConfig as ThemeConfig).map((name): [RegExp, string] => [
          new RegExp(`^@theme/${name}$`),
          own('nothing.ts'),
        ]),
      ];
      // It writes a table of all chunks for a way of fetching ahead that is replaced.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        // Vendors are no group of their own: what docs and blog are made of is one chunk each.
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              defaultVendors: false,
              ...Object.fromEntries(
                Object.entries(OWN_SHEETS).map(([name, test]) => [
                  name,
                  {
                    name,
                    test,
                    type: 'css/mini-extract',
                    chunks: 'async',
                    enforce: true,
                    priority: PRIORITY,
                  },
                ]),
              ),
              'old-release': {
                name: 'old-release',
                test: OLD_RELEASE,
                type: /javascript/,
                chunks: 'async',
                enforce: true,
                priority: PRIORITY,
              },
            },
          },
        },
        plugins: [
          ...replacements.map(
            ([pattern, file, from]) =>
              new bundler.NormalModuleReplacementPlugin(pattern, (resource) => {
                if (from?.test(resource.context) ?? true) {
                  resource.request = file;
                }
              }) as never,
          ),
          stylesPlugin(bundler) as never,
          digestsPlugin(bundler) as never,
        ],
      };
    },
  };
}
