import {
  createLocation,
  createMemoryHistory,
  createPath,
  type History,
  type LocationDescriptor,
} from 'history';

import {type Edition, localAddress} from './edition.ts';

/**
 * The router's history for pages from the file system. The router works with addresses of the site; the browser
 * opens files. Navigation to another page loads that page's file, as a link without scripts does; navigation on the
 * same page changes only query and hash.
 */
export function fileHistory(here: Edition, page: Window): History {
  const {location} = page;
  const memory = createMemoryHistory({
    initialEntries: [here.route + location.search + location.hash],
  });
  // A memory history remembers its own steps; here the browser does that.
  const set = memory.replace.bind(memory);
  const go = (how: 'push' | 'replace', to: LocationDescriptor, state?: unknown): void => {
    const target = createLocation(to, state, undefined, memory.location);
    if (target.pathname !== memory.location.pathname) {
      const address = localAddress(createPath(target), here);
      if (how === 'push') location.assign(address);
      else location.replace(address);
      return;
    }
    try {
      // An empty address would be that of the folder.
      const address = `${location.pathname}${target.search}${target.hash}`;
      page.history[`${how}State`](null, '', address);
    } catch {
      // The browser does not let files change their address; the page changes anyway.
    }
    set(target);
  };
  page.addEventListener('popstate', () => {
    if (location.search !== memory.location.search || location.hash !== memory.location.hash) {
      set({...memory.location, search: location.search, hash: location.hash});
    }
  });
  return Object.assign(memory, {
    createHref: (to: LocationDescriptor) =>
      localAddress(createPath(createLocation(to, undefined, undefined, memory.location)), here),
    push: (to: LocationDescriptor, state?: unknown) => go('push', to, state),
    replace: (to: LocationDescriptor, state?: unknown) => go('replace', to, state),
    go: (steps: number) => page.history.go(steps),
    goBack: () => page.history.back(),
    goForward: () => page.history.forward(),
  });
}
