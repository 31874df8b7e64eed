import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

import {postCssOptions} from './postcss.ts';

/**
 * What draws blocks of code: the modules that `src/theme/CodeBlock/block.tsx` imports, without the highlighter,
 * which is fetched later.
 */
const CODE_BLOCK =
  /src[\\/]theme[\\/]CodeBlock[\\/](?:block|texts|Layout|Content[\\/](?:index|plain|later|styles))|theme-classic[\\/]lib[\\/]theme[\\/](?:CodeBlock|Icon[\\/](?:Copy|Success|WordWrap))[\\/]|theme-common[\\/]lib[\\/](?:utils[\\/]codeBlockUtils|hooks[\\/]use(?:CodeWordWrap|MutationObserver|PrismTheme))|[\\/](?:copy-text-to-clipboard|parse-numeric-range)[\\/]/;

/**
 * Style sheets of what a reader opens: they are loaded with its script. Nothing that the server renders may be
 * among them, because Docusaurus links only the one file of styles from a page.
 */
const LATER_STYLES = /src[\\/]features[\\/](?:feedback|page-tools|search[\\/]ui[\\/]styles)/;

/** The layout with the two buttons of the page tools, and the box of a table. */
const OF_PAGES = /src[\\/](?:features[\\/]page-tools[\\/]shell|ui[\\/]TableBox)[\\/]/;

interface Module {
  readonly identifier: () => string;
}

interface Chunk {
  readonly name?: string | null;
}

/** Short, from the chunks that share the packages: the bundler's own name lists the packages in up to 100 characters. */
function nameOfShared(_: Module, chunks: readonly Chunk[]): string | undefined {
  const names = chunks.map(({name}) => name);
  return names.every(Boolean) ? simpleHash(names.sort().join(), 8) : undefined;
}

/**
 * Options of the bundler that make a build cheaper or its result smaller, without changing the pages. All of them
 * use documented plugin hooks.
 */
export default function bundlerOptionsPlugin(
  {siteDir}: LoadContext,
  {development}: {readonly development: boolean},
): Plugin {
  return {
    name: 'kamiwaza-bundler-options',
    configurePostCss: (options) => postCssOptions(options, siteDir, !development),
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      return isServer
        ? // "eager" still runs a page's module only on demand, but puts it into no separate file.
          {module: {parser: {javascript: {dynamicImportMode: 'eager'}}}}
        : {
            optimization: {
              // Docusaurus names every chunk: with names as ids, the first script needs no list of both.
              chunkIds: 'named',
              splitChunks: {
                cacheGroups: {
                  // Packages that only one part of the site uses stay in its file: fewer requests.
                  defaultVendors: {
                    name: nameOfShared,
                    test: /[\\/]node_modules[\\/]/,
                    minChunks: 2,
                    priority: -10,
                    reuseExistingChunk: true,
                  },
                  // Docusaurus puts all styles into one file, because their order matters. These style only
                  // elements of their own, with class names of their own, and come after the others as before.
                  styles: {test: (module: Module) => !LATER_STYLES.test(module.identifier())},
                  // Docusaurus collects modules there that half of the pages use, and every page loads it. These
                  // stay in the chunks of the pages that have them, however many they are.
                  common: {test: (module: Module) => !OF_PAGES.test(module.identifier())},
                  // One file for the pages with code (src/mdx/code-blocks); the others do not load it.
                  codeBlock: {name: 'code-block', test: CODE_BLOCK, priority: 45, enforce: true},
                },
              },
            },
          };
    },
  };
}
