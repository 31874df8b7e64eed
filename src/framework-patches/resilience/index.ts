import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** What of rspack this needs; webpack has the same. */
interface Bundler {
  readonly NormalModuleReplacementPlugin: new (
    pattern: RegExp,
    replace: (resource: {request: string; readonly context: string}) => void,
  ) => object;
}

/** Keeps pages working when an address is malformed or a page's script fails to load. See README.md. */
export default function resiliencePlugin(): Plugin {
  return {
    name: 'kamiwaza-resilience',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance as unknown as Bundler;
      const replacement = path.resolve(__dirname, './prefetchFile.ts');
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /(?:^\.|core\/lib\/client)\/prefetch(?:\.js)?$/,
            (resource) => {
              // The replacement itself asks for the original.
              if (resource.context !== __dirname) {
                resource.request = replacement;
              }
            },
          ) as never,
        ],
      };
    },
  };
}
