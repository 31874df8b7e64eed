import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import {useMemo} from 'react';

import {scopeOf, type Scope} from '../core/scope.ts';
import {PLUGIN_NAME, type SearchGlobalData} from '../global-data.ts';

/** The configuration of the search, and the site's base path. */
export function useSearchSettings(): SearchGlobalData & {readonly siteBase: string} {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  return useMemo(() => ({...data, siteBase: siteConfig.baseUrl}), [data, siteConfig.baseUrl]);
}

/** Where a query from this page searches, from the docs plugin that owns the route. */
export function useSearchScope(): Scope {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  // By its path, every page would belong to the docs plugin at the root, so the route is used.
  const {plugin} = useRouteContext();
  const pluginId = plugin.name === 'docusaurus-plugin-content-docs' ? plugin.id : undefined;
  const version = useActiveVersion(pluginId);
  return useMemo(
    () =>
      scopeOf({
        pathname,
        baseUrl: siteConfig.baseUrl,
        pluginId,
        versionPath: version?.path,
        isLast: version?.isLast ?? true,
      }),
    [pathname, siteConfig.baseUrl, pluginId, version?.path, version?.isLast],
  );
}

/** A context and version in words. */
export function describeScope(
  {context, version}: {readonly context: string; readonly version: string},
  versions: SearchGlobalData['versions'],
): string {
  const name = context === 'sdk' ? 'SDK' : context === '' ? '' : context;
  const label =
    version === '' ? '' : (versions.find(({path}) => path === version)?.label ?? version);
  return [name, label].filter((part) => part !== '').join(' ');
}
