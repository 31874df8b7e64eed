/** The prefetching functions that Docusaurus sets on `window`, for links that come into view or are pointed at. */
export type Fetcher = Window['docusaurus'];

/**
 * Prefetches by page. The framework (3.8.1) takes the whole address of a link for the name of a
 * page: `quickstart#ports` matches no page, so that what the reader needs is not fetched, and each further
 * hash or query (the version menu carries those of the page along) is fetched as if it were another page,
 * which adds elements to the document's head for as long as the page is open.
 *
 * @param fetcher fetches each path once, and nothing on a slow or metered line
 * @returns the same, for addresses with query and hash
 */
export function byPage({prefetch, preload}: Fetcher): Fetcher {
  const pageOf = (address: string): string => address.replace(/[?#].*$/s, '');
  return {
    prefetch: (address) => prefetch(pageOf(address)),
    preload: (address) => preload(pageOf(address)),
  };
}

/**
 * Prefetches by file. Most files belong to many pages, and the framework's way of fetching one
 * adds a tag to the head for each of these.
 *
 * @param fetchFile fetches a file ahead, by a tag or where there are no such tags by a request
 * @returns the same, once for each address
 */
export function oncePerFile(
  fetchFile: (url: string) => Promise<void>,
): (url: string) => Promise<void> {
  const asked = new Map<string, Promise<void>>();
  return (url) => {
    const known = asked.get(url) ?? fetchFile(url);
    asked.set(url, known);
    return known;
  };
}

/**
 * Has each link watched by one observer at a time. The framework's links (3.8.1) observe the
 * viewport again each time they are rendered, and the observer before goes on for as long as the link is there: after
 * some hundred steps on one page the browser is busy with thousands of them.
 *
 * @param Observer the browser's observer
 * @returns the same; a link that a new one of them watches is no longer watched by the one before
 */
export function oncePerLink(Observer: typeof IntersectionObserver): typeof IntersectionObserver {
  const watchers = new WeakMap<Element, IntersectionObserver>();
  return class extends Observer {
    override observe(target: Element): void {
      if (target instanceof HTMLAnchorElement) {
        watchers.get(target)?.unobserve(target);
        watchers.set(target, this);
      }
      super.observe(target);
    }
  };
}
