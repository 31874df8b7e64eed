import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectPages, pluginsOf} from '../../site/inventory.ts';

import {siteMap} from './list.ts';

/** Adds `/sitemap`: every page by release, for readers who cannot search. No options. */
export default function siteMapPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'kamiwaza-site-map',
    async allContentLoaded({allContent, actions}) {
      const pages = collectPages({plugins: pluginsOf(allContent), baseUrl});
      const parts = await actions.createData('site-map.json', JSON.stringify(siteMap(pages)));
      actions.addRoute({
        path: `${baseUrl}sitemap`,
        exact: true,
        component: '@site/src/features/site-map/SiteMap.tsx',
        modules: {parts},
      });
    },
  };
}
