/** `docs/`, `sdk/` and their frozen copies: the folder, and the site path in front of its pages. */
const FOLDERS: readonly (readonly [folder: RegExp, prefix: (release: string) => string])[] = [
  [/^docs\//, () => ''],
  [/^versioned_docs\/version-([^/]+)\//, (release) => `/${release}`],
  [/^sdk\//, () => '/sdk'],
  [/^sdk_versioned_docs\/version-([^/]+)\//, (release) => `/sdk/${release}`],
];

/**
 * The site path of a page, from its file: no base URL, no slash at the end. `file` is below the repository;
 * undefined outside of the content folders.
 */
export function routeOfFile(file: string, slug?: unknown): string | undefined {
  const name = file.replace(/\.mdx?$/, '');
  if (name.startsWith('blog/')) {
    if (typeof slug === 'string') return withoutEnd(`/blog${slug}`);
    return `/${name.replace(/^(blog\/\d{4})-(\d{2})-(\d{2})-/, '$1/$2/$3/')}`;
  }
  for (const [folder, prefix] of FOLDERS) {
    const [start, release = ''] = folder.exec(name) ?? [];
    if (start === undefined) continue;
    const own = name.slice(start.length).replace(PAGE_OF_FOLDER, '$1$2');
    return withoutEnd(prefix(release) + (typeof slug === 'string' ? slug : `/${own}`));
  }
  return undefined;
}

/** Names of the page that has the address of its folder: `models/index`, `models/README`, `models/models`. */
const PAGE_OF_FOLDER = /(?:^|\/)(?:index|readme)$|(^|\/)([^/]+)\/\2$/i;

const withoutEnd = (route: string): string => route.replace(/(.)\/+$/, '$1');

/** Whether a file is part of other pages and none itself: `_part.mdx`, or a file in a folder such as `_parts`. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}

/**
 * Where a page of the SDK docs is in the latest release, if it was part of the product docs of an old one, as up to
 * 0.3.2: `/0.3.2/sdk/intro` is `/sdk/intro` now. Undefined for other pages, which Docusaurus finds by their file.
 */
export function sdkSuccessor(route: string): string | undefined {
  return /^\/\d[\d.]*(\/sdk\/.+)$/.exec(route)?.[1];
}

/** Site path of the comparison with the release before, for a page of the latest release, by its site path. */
export function changesRoute(latest: string): string {
  return `/changes${latest === '/' ? '/intro' : latest}`;
}

/** A permalink of Docusaurus as a site path: no base URL, no slash at the end. */
export function routeOfPermalink(permalink: string, baseUrl: string): string {
  const bare = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  return `/${bare.replace(/^\/|\/$/g, '')}`;
}
