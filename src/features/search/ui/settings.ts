import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import {useMemo} from 'react';

import {scopeOf, type Scope} from '../core/scope.ts';
import {PLUGIN_NAME, type SearchGlobalData} from '../global-data.ts';

/** The configuration of the search, and the site's base path. */
export const useSearchSettings = (): SearchGlobalData =>
  usePluginData(PLUGIN_NAME) as SearchGlobalData;

/** Where a query from this page searches, from the docs plugin that owns the route. */
export function useSearchScope(): Scope {
  const {pathname} = useLocation();
  const {siteBase: baseUrl} = useSearchSettings();
  // By its path, every page would belong to the docs plugin at the root, so the route is used.
  const {plugin} = useRouteContext();
  const pluginId = plugin.name === 'docusaurus-plugin-content-docs' ? plugin.id : undefined;
  const version = useActiveVersion(pluginId);
  const versionPath = version?.path;
  const isLast = version?.isLast ?? true;
  return useMemo(
    () => scopeOf({pathname, baseUrl, pluginId, versionPath, isLast}),
    [pathname, baseUrl, pluginId, versionPath, isLast],
  );
}
