import type {Plugin} from '@docusaurus/types';

import {withoutPreset} from './postcss.ts';

/**
 * Options of the bundler that make a build cheaper and leave the pages as they are: Lightning CSS does what
 * postcss-preset-env would do, and the server bundle is one file. Both use documented plugin hooks.
 */
export default function bundlerOptionsPlugin(): Plugin {
  return {
    name: 'kamiwaza-bundler-options',
    configurePostCss: withoutPreset,
    configureWebpack: (config, isServer) =>
      // "eager" still runs a page's module only when it is asked for; it gives it no file of its own.
      isServer && config.mode === 'production'
        ? {module: {parser: {javascript: {dynamicImportMode: 'eager'}}}}
        : {},
  };
}
