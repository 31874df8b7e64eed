import {PREVIOUS} from '../../data/releases.ts';
import {changesRoute} from '../../site/routes.ts';
import type {Page, PageSet, Site} from '../../site/mdx/types.ts';

/** Folder of a page's set; what follows is the same for a page and its counterpart in another release. */
const FOLDER = /^(docs|versioned_docs\/version-[^/]+)\//;

/** A page of the latest release and its counterpart in the older one. */
export interface Pair {
  /** Site path of the comparison, such as `/changes/installation/system_requirements`. */
  readonly route: string;
  readonly old: Page;
  readonly now: Page;
}

/** The release that the latest is compared with. */
const OLD_SET = `docs-${PREVIOUS}` as const;
/** The reference of the SDK's methods, next to its guides in `/sdk/`. */
const REFERENCE = '/sdk/current/';
/** What is compared: the docs of both releases, and the SDK docs that were part of the older ones. */
export const COMPARED_SETS: readonly PageSet[] = ['docs', 'sdk', OLD_SET];

/**
 * Pairs the pages of two releases, by their files: a page that has moved has a `slug` in the older one. Drafts and
 * unlisted pages are left out, because nothing links to them.
 */
export function findPairs(site: Site) {
  const now = site.pages.filter(({set}) => set === 'docs' || set === 'sdk');
  const byFile = new Map(now.map((page) => [page.file.replace(FOLDER, ''), page]));
  const pairs: Pair[] = [];
  const gone: Page[] = [];
  const old = site.pages.filter(({set, hidden}) => set === OLD_SET && !hidden);
  for (const page of old) {
    const latest = byFile.get(page.file.replace(FOLDER, ''));
    if (latest === undefined) gone.push(page);
    else if (!latest.hidden) {
      pairs.push({route: changesRoute(latest.route), old: page, now: latest});
    }
  }
  const paired = new Set(pairs.map((pair) => pair.now));
  // If the older release has separate SDK docs, there is no way to tell which pages are new.
  const withSdk = old.some(({route}) => route.startsWith(`/${PREVIOUS}/sdk/`));
  const routes = new Set(now.map(({route}) => route));
  /** Of the reference, only a service without a guide stands alone. */
  const standsAlone = (route: string): boolean =>
    !route.startsWith(REFERENCE) ||
    (route.startsWith(`${REFERENCE}services/`) && !routes.has(route.replace(REFERENCE, '/sdk/')));
  const fresh = now.filter(
    (page) =>
      !page.hidden &&
      !paired.has(page) &&
      (page.set === 'docs' || (withSdk && standsAlone(page.route))),
  );
  return {pairs, gone, fresh};
}
