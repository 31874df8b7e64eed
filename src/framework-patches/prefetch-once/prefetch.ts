/** The prefetching functions that Docusaurus sets on `window`, for links that come into view or are pointed at. */
export type Fetcher = Window['docusaurus'];

/**
 * Prefetches by page. The framework (3.8.1) takes the whole address of a link as the name of a page:
 * `quickstart#ports` matches no page, so what the reader needs is not fetched, and each further hash or query (links
 * of the version menu have those of the page) is fetched as if it were another page, which adds elements to the
 * document's head for as long as the page is open.
 */
export function byPage({prefetch, preload}: Fetcher): Fetcher {
  const pageOf = (address: string): string => address.replace(/[?#].*$/s, '');
  return {
    prefetch: (address) => prefetch(pageOf(address)),
    preload: (address) => preload(pageOf(address)),
  };
}

/**
 * Prefetches in idle moments, one page at a time. The framework (3.8.1) prefetches all links that came into view in
 * one task, which keeps a slow phone from answering for up to a sixth of a second after the page has loaded. A link
 * that is pointed at or touched is fetched immediately, as before. A page that was asked for does not wait again: the
 * links of a reader who goes on quickly would be more than there are idle moments.
 */
export function inTurn(fetcher: Fetcher, idle: (callback: () => void) => void): Fetcher {
  let turn = Promise.resolve();
  const asked = new Set<string>();
  return {
    preload: fetcher.preload,
    prefetch(page) {
      if (asked.has(page)) return false;
      asked.add(page);
      turn = turn.then(() => new Promise<void>(idle));
      return turn.then(() => {
        const fetching = fetcher.prefetch(page);
        // Not on a slow line: it may be faster when the link is seen again.
        if (fetching === false) asked.delete(page);
        return fetching || [];
      });
    },
  };
}

/**
 * Prefetches by file. Most files belong to many pages, and the framework's way of fetching one adds a tag to the
 * head for each of these. `fetchFile` uses a tag or, without support for such tags, a request.
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
 * Lets only one observer at a time watch a link. The framework's links (3.8.1) start a new observer each time they
 * are rendered, and the previous one continues as long as the link exists: after some hundred renders of a page the
 * browser is busy with thousands of them.
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
