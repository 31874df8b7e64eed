import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {collectPages, pluginsOf} from '../../site/inventory.ts';

import {surroundings} from './page.ts';
import {markdownServer, type RequestContext} from './serve.ts';

/** What this plugin needs of webpack's development server. */
type SetupMiddlewares = (middlewares: unknown[]) => unknown[];

/** Serves the Markdown versions of pages under `npm start`; a build writes them (step.ts). See README.md. */
export default function markdownPagesPlugin(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {summary}: {readonly summary: string},
): Plugin {
  const {title, url: siteUrl} = siteConfig;
  let loaded: AllContent | undefined;
  const site: RequestContext['site'] = () => {
    if (loaded === undefined) return undefined;
    const pages = collectPages({plugins: pluginsOf(loaded), baseUrl});
    return {pages, around: surroundings(pages, [], {siteUrl, baseUrl})};
  };
  return {
    name: 'kamiwaza-markdown-pages',

    // Called again after every edit, so titles are up to date.
    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus expects a promise
    async allContentLoaded({allContent}) {
      loaded = allContent;
    },

    configureWebpack(config) {
      if (config.mode === 'production') return undefined;
      const setupMiddlewares: SetupMiddlewares = (middlewares) => {
        // First in the list: a later handler answers unknown addresses with the home page.
        middlewares.unshift(markdownServer(baseUrl, {siteDir, title, summary, site}));
        // webpack-merge joins what this and Docusaurus's own function return; that one returns them all.
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
