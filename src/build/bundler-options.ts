import type {LoadContext, Plugin} from '@docusaurus/types';

import {postCssOptions} from './postcss.ts';

/**
 * Options of the bundler that make a build cheaper or its result smaller, without changing the pages. All of
 * them use documented plugin hooks.
 *
 * @param options.development whether this is a writer's preview rather than a build
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
        : // Docusaurus names every chunk: with names as ids, the first script needs no list of both.
          {optimization: {chunkIds: 'named'}};
    },
  };
}
