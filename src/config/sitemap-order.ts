/** One entry of the sitemap, as Docusaurus creates it. */
interface Item {
  readonly url: string;
  readonly priority?: number | null | undefined;
}

export interface SitemapOptions {
  /** Origin and base URL, with a slash at the end. */
  readonly root: string;
  /** Path fragments of the older releases and the copy of the latest, e.g. `0.3.2`. */
  readonly versions: readonly string[];
  /** Site paths that are tools, not content. */
  readonly leaveOut: readonly string[];
}

const CURRENT = 0.8;
const OTHER = 0.2;

/** Puts current pages first and gives older releases a lower priority, so they never rank above them. */
export function orderSitemap<T extends Item>(
  items: readonly T[],
  options: SitemapOptions,
): (T & {priority: number})[] {
  const route = ({url}: T): string => `/${url.slice(options.root.length)}`;
  const isOther = (item: T): boolean =>
    options.versions.some(
      (version) => route(item) === `/${version}` || route(item).startsWith(`/${version}/`),
    );
  const kept = items.filter((item) => !options.leaveOut.includes(route(item)));
  return [
    ...kept.filter((item) => !isOther(item)).map((item) => ({...item, priority: CURRENT})),
    ...kept.filter(isOther).map((item) => ({...item, priority: OTHER})),
  ];
}
