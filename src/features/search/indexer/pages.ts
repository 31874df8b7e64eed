import type {SitePage} from '../../../site/inventory.ts';
import {scopeOf} from '../core/scope.ts';

/** A page to index, and in which index. */
export interface IndexedPage {
  /** Address with the base URL. */
  readonly url: string;
  readonly context: string;
  /** Path of the version, such as `0.3.2/`; empty for the latest. */
  readonly version: string;
  readonly page: SitePage;
}

/**
 * Assigns each page to an index; drafts and unlisted pages must be left out before. Posts have their own
 * context, only in the latest version.
 */
export function indexedPages(pages: readonly SitePage[], baseUrl: string): IndexedPage[] {
  const address = (route: string): string => baseUrl + route.slice(1);
  return pages
    .map((page): IndexedPage => {
      const {kind, path, current} = page.group;
      const url = address(page.route);
      if (kind === 'blog') return {url, context: 'blog', version: '', page};
      const scope = scopeOf({
        pathname: url,
        baseUrl,
        pluginId: kind === 'sdk' ? 'sdk' : 'default',
        versionPath: address(path),
        isLast: current,
      });
      return {url, ...scope, page};
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
