import {
  createLocation,
  createMemoryHistory,
  createPath,
  type History,
  type Location,
  type LocationDescriptor,
} from 'history';

import {type Edition, localAddress} from './edition.ts';

/** Where the state of a step waits until the file of its page is open: another file is another document. */
const HANDED = 'kw-handed-state';

function hand(page: Window, {pathname, state}: Location): void {
  try {
    page.sessionStorage.setItem(HANDED, JSON.stringify({pathname, state: state ?? null}));
  } catch {
    // Without storage, the other page has no state.
  }
}

/**
 * The state of the step that led here. The browser keeps it for this page, also after Back. Where each file has a storage
 * of its own, a page can find only what it handed on itself.
 */
function stateHere(page: Window, {route}: Edition): unknown {
  try {
    const handed = page.sessionStorage.getItem(HANDED);
    page.sessionStorage.removeItem(HANDED);
    const {pathname, state} = JSON.parse(handed ?? '{}') as Partial<Location>;
    if (pathname === route) page.history.replaceState(state, '');
  } catch {
    // As above.
  }
  return page.history.state;
}

/**
 * The router's history for pages from the file system. The router works with addresses of the site; the browser
 * opens files. Navigation to another page loads that page's file, as a link without scripts does; navigation on the
 * same page changes only query and hash.
 */
export function fileHistory(here: Edition, page: Window): History {
  const {location} = page;
  const memory = createMemoryHistory({
    initialEntries: [
      createLocation(here.route + location.search + location.hash, stateHere(page, here)),
    ],
  });
  // A memory history remembers its own steps; here the browser does that.
  const set = memory.replace.bind(memory);
  const go = (how: 'push' | 'replace', to: LocationDescriptor, state?: unknown): void => {
    const target = createLocation(to, state, undefined, memory.location);
    if (target.pathname !== memory.location.pathname) {
      const address = localAddress(createPath(target), here);
      hand(page, target);
      if (how === 'push') location.assign(address);
      else location.replace(address);
      return;
    }
    try {
      // The whole one: the path of a network share can begin with slashes, and would be read as that of a host.
      const address = location.href.replace(/[?#].*$/, '');
      page.history[`${how}State`](target.state ?? null, '', address + target.search + target.hash);
    } catch {
      // The browser does not let files change their address; the page changes anyway.
    }
    set(target);
  };
  page.addEventListener('popstate', () => {
    if (location.search !== memory.location.search || location.hash !== memory.location.hash) {
      const {search, hash} = location;
      set({...memory.location, search, hash, state: page.history.state as unknown});
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
