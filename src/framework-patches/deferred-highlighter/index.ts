import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the syntax highlighter out of the first load: the server has colored the code already, and a page
 * reached by navigation fetches the highlighter when it shows code. See README.md.
 */
export default function deferredHighlighterPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'kamiwaza-deferred-highlighter',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const content = path.join(siteDir, 'src/theme/CodeBlock/Content');
      return {
        resolve: {
          alias: {
            [path.join(content, 'now.ts')]: path.join(content, 'later.ts'),
            // A client module of theme-classic that sets up the highlighter on every page.
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
      };
    },
  };
}
