import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {smaller} from './write.ts';

/** Replaces modules that Docusaurus generates with smaller ones. See README.md. */
export default function smallerModulesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'kamiwaza-smaller-modules',
    configureWebpack(config, isServer) {
      // On the development server, Docusaurus changes its modules without running the plugins again.
      if (isServer || config.mode !== 'production') return {};
      const read = (file: string): string =>
        readFileSync(path.join(generatedFilesDir, file), 'utf8');
      const written = smaller({
        routes: read('routes.js'),
        registry: read('registry.js'),
        chunkNames: read('routesChunkNames.json'),
        config: read('docusaurus.config.mjs'),
        siteMetadata: read('site-metadata.json'),
        globalData: read('globalData.json'),
      });
      const folder = path.join(generatedFilesDir, 'smaller-modules');
      const write = (file: string, text: string): string => {
        mkdirSync(folder, {recursive: true});
        writeFileSync(path.join(folder, file), text);
        return path.join(folder, file);
      };
      write('routes.json', written.table);
      write('global-data.json', written.globalData);
      return {
        // Before the alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': write('config.json', written.config),
            '@generated/globalData$': path.join(__dirname, 'globalData.ts'),
            '@generated/registry$': write('registry.js', written.registry),
            '@generated/site-metadata$': write('site-metadata.json', written.siteMetadata),
            '@generated/routes$': path.join(__dirname, 'routes.ts'),
            '@generated/routesChunkNames$': path.join(__dirname, 'routesChunkNames.ts'),
            tslib$: path.join(__dirname, 'tslib.ts'),
          },
        },
      };
    },
  };
}
