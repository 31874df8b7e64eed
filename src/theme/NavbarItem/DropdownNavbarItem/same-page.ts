import {useLocation} from '@docusaurus/router';
import {type GlobalVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

import {routeOfPermalink, sdkSuccessor} from '../../../site/routes.ts';

type Items = Props['items'];

/**
 * The address of the page that is open, in the release that an entry of the version menu leads to. Docusaurus finds it
 * by its file, but the SDK docs were part of the product docs up to 0.3.2 and have files of their own since: those of the
 * latest release and of releases up to 0.3.2 find each other here. Returns `to` if it leads to that page already, or the
 * release does not have it.
 *
 * @param to address of the entry: the page or the start page of a release, with the query and hash of the open page
 * @param pathname address of the open page, with the base URL
 */
export function samePage(
  to: string,
  pathname: string,
  baseUrl: string,
  versions: readonly Pick<GlobalVersion, 'docs'>[],
): string {
  const [, permalink = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const route = routeOfPermalink(pathname, baseUrl);
  const target = routeOfPermalink(permalink, baseUrl);
  const earlier = route.startsWith('/sdk/') ? target + route : undefined;
  const other = target === '/' ? sdkSuccessor(route) : earlier;
  if (other === undefined) return to;
  const address = baseUrl + other.slice(1);
  return versions.some(({docs}) => docs.some(({path}) => path === address)) ? address + rest : to;
}

/** The entries of a menu, each leading to the page that is open where its release has it. */
export function useSamePage(items: Items): Items {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const versions = [...useVersions(undefined), ...useVersions('sdk')];
  return items.map((item) =>
    typeof item.to === 'string'
      ? {...item, to: samePage(item.to, pathname, baseUrl, versions)}
      : item,
  );
}
