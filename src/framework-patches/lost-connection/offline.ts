import type {RouteConfig} from 'react-router-config';

/** A route's component as the framework creates it: `preload` fetches what the page needs. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

/** What the guard needs from its environment. */
export interface Surroundings {
  /** Whether the browser reports that there is no network. */
  readonly isOffline: () => boolean;
  /** Whether the reader has followed a link, as opposed to a page being prefetched. */
  readonly isNavigating: () => boolean;
  /** Tells the reader that the page has to wait. */
  readonly tell: () => void;
}

/**
 * Without a network the framework's answer to a page that can't be fetched, reloading it, would replace the site
 * with the browser's error page. Instead the reader stays on the page and sees a notice; the framework handles every
 * other failure.
 */
export function guardRoutes(routes: readonly RouteConfig[], surroundings: Surroundings): void {
  for (const route of routes) {
    guardRoutes(route.routes ?? [], surroundings);
    const component = route.component as unknown as Preloadable | undefined;
    const preload = component?.preload;
    if (component && preload) component.preload = () => guard(preload(), surroundings);
  }
}

/** Lets a failure pass unless there is no network. */
function guard(loading: Promise<unknown>, surroundings: Surroundings): Promise<unknown> {
  return loading.catch((error: unknown) => {
    if (!surroundings.isOffline()) throw error;
    if (!surroundings.isNavigating()) return undefined;
    console.warn(error);
    surroundings.tell();
    // The navigation waits; it ends with another navigation, or when the page is loaded again.
    return new Promise(() => undefined);
  });
}
