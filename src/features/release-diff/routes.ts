import {docuHash} from '@docusaurus/utils';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import type {PageLine, Report} from './types.ts';

/** Sidebar next to the comparisons, those of SDK pages too. */
const SIDEBAR = 'docs';

/** Routes of the list of all comparisons and of each comparison, for the pages of the docs plugin. */
export async function comparisonRoutes(
  {releases, pages, fresh, gone}: Report,
  baseUrl: string,
  createData: PluginContentLoadedActions['createData'],
): Promise<RouteConfig[]> {
  const routeOf = (route: string, component: string, modules: RouteConfig['modules']) => ({
    path: baseUrl + route.slice(1),
    exact: true,
    component: `@site/src/features/release-diff/pages/${component}`,
    modules,
    sidebar: SIDEBAR,
  });
  const lines: PageLine[] = pages.map(({old, now, sections, rewritten, ...line}) => line);
  const summary = await createData(
    'changes.json',
    JSON.stringify({releases, pages: lines, fresh, gone}),
  );
  const comparisons = await Promise.all(
    pages.map(async (page) => {
      // With a digest: `/changes/models-overview` and `/changes/models/overview` would share a name.
      const name = `${docuHash(page.route)}.json`;
      const changes = await createData(name, JSON.stringify({...page, releases}));
      return routeOf(page.route, 'Page.tsx', {changes});
    }),
  );
  return [routeOf('/changes', 'Summary.tsx', {summary}), ...comparisons];
}
