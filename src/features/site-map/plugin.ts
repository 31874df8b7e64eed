import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import type {Contents} from '../search/plugin/pages.ts';

import {siteMap} from './list.ts';

/** Adds `/sitemap`: every page by release, for whoever cannot search. No options. */
export default function siteMapPlugin({baseUrl}: LoadContext): Plugin {
  const contentsOf = (all: AllContent): Contents =>
    ({
      docs: all['docusaurus-plugin-content-docs'] ?? {},
      blog: all['docusaurus-plugin-content-blog'] ?? {},
    }) as Contents;
  return {
    name: 'kamiwaza-site-map',
    async allContentLoaded({allContent, actions}) {
      const parts = await actions.createData(
        'site-map.json',
        JSON.stringify(siteMap(contentsOf(allContent))),
      );
      actions.addRoute({
        path: `${baseUrl}sitemap`,
        exact: true,
        component: '@site/src/features/site-map/SiteMap.tsx',
        modules: {parts},
      });
    },
  };
}
