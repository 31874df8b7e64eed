import type {Plugin} from '@docusaurus/types';

/** The layout with the two buttons: many pages share it, the others must not load it. */
const SHELL = /src[\\/]plugins[\\/]page-tools[\\/]shell[\\/]/;
/** What a button opens: no page needs its style before. */
const OPENED = /src[\\/]plugins[\\/]page-tools[\\/]tools[\\/]/;

/** Above the group that gathers what half of the pages use (40) and the one for all styles (50). */
const PRIORITY = 60;

/** Keeps the tools away from pages without them, and what they open from all first loads. See README.md. */
export default function pageToolsPlugin(): Plugin {
  return {
    name: 'kamiwaza-page-tools',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              pageTools: {
                test: SHELL,
                type: /javascript/,
                name: 'page-tools',
                chunks: 'async',
                enforce: true,
                priority: PRIORITY,
              },
              pageToolsOpened: {
                test: OPENED,
                type: 'css/mini-extract',
                name: 'page-tools-opened',
                chunks: 'async',
                enforce: true,
                priority: PRIORITY,
              },
            },
          },
        },
      };
    },
  };
}
