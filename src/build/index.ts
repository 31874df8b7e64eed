import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectPages} from '../site/inventory.ts';
import {routeOfPermalink} from '../site/routes.ts';

import {runSteps, type SiteFacts} from './run.ts';
import type {BuildProps} from './steps/feeds.ts';
import {type BuildOptions, buildSteps} from './steps/index.ts';

export type {BuildOptions} from './steps/index.ts';

/** Everything that happens after Docusaurus has written its pages, in the order of `steps/index.ts`. */
export default function buildPlugin(context: LoadContext, options: BuildOptions): Plugin {
  return {
    name: 'kamiwaza-build',
    async postBuild(props) {
      await runSteps(buildSteps(options, props), siteFacts(context, props, options));
    },
  };
}

/** The facts for the steps, from what Docusaurus passes to a plugin after a build. */
function siteFacts(
  {siteDir, baseUrl}: LoadContext,
  {outDir, siteConfig, routesPaths, routesBuildMetadata, plugins}: BuildProps,
  {cache}: BuildOptions,
): SiteFacts {
  const route = (address: string): string => routeOfPermalink(address, baseUrl);
  return {
    siteDir,
    outDir,
    siteUrl: siteConfig.url,
    baseUrl,
    title: siteConfig.title,
    noIndex: siteConfig.noIndex,
    routes: [...new Set(routesPaths.filter((address) => !/[*:]/.test(address)).map(route))],
    noIndexRoutes: new Set(
      Object.entries(routesBuildMetadata)
        .filter(([, {noIndex}]) => noIndex)
        .map(([address]) => route(address)),
    ),
    pages: collectPages({plugins, baseUrl}),
    plugins,
    cacheDir: cache ? path.join(siteDir, 'node_modules', '.cache') : undefined,
  };
}
