import type {Plugin} from '@docusaurus/types';

/** The layout with the two buttons. */
const SHELL = /src[\\/]features[\\/]page-tools[\\/]shell[\\/]/;

/** Keeps the layout in the chunks of the pages that have it, however many they are. See README.md. */
export default function pageToolsPlugin(): Plugin {
  return {
    name: 'kamiwaza-page-tools',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus collects modules there that half of the pages use, and every page loads it.
              common: {
                test: (module: object) =>
                  !('resource' in module && SHELL.test(String(module.resource))),
              },
            },
          },
        },
      };
    },
  };
}
