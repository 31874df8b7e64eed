import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** The parts of Rspack that are used; webpack has the same. */
interface Bundler {
  readonly NormalModuleReplacementPlugin: new (
    pattern: RegExp,
    replace: (resource: {request: string; readonly context: string}) => void,
  ) => object;
}

/** Folder whose `./prefetch` is replaced: no other package has it. */
const CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/** Prefetches each page, file and link once. See README.md. */
export default function prefetchOncePlugin(): Plugin {
  // Throws if Docusaurus no longer has this module; otherwise the replacement would silently match nothing.
  require.resolve('@docusaurus/core/lib/client/prefetch');
  return {
    name: 'kamiwaza-prefetch-once',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance as unknown as Bundler;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/prefetch(?:\.js)?$/, (resource) => {
            if (CLIENT.test(resource.context)) {
              resource.request = path.resolve(__dirname, './prefetchFile.ts');
            }
          }) as never,
        ],
      };
    },
  };
}
