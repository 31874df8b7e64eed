import type {RouteConfig} from 'react-router-config';

/** A route's component as the framework makes it: `preload` fetches what the page needs. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

/** What the guard asks of its surroundings. */
export interface Surroundings {
  /** Whether the browser knows that there is no network. */
  readonly isOffline: () => boolean;
  /** Whether the reader is on the way to a page, as opposed to a page being fetched in advance. */
  readonly isNavigating: () => boolean;
  /** Tells the reader that the page has to wait. */
  readonly tell: () => void;
}

/**
 * Without a network the framework's answer to a page that can't be fetched, reloading it, would replace
 * the site with the browser's error page. Instead the reader stays where they are and is told; every other
 * failure goes its way to the framework.
 *
 * @param routes the site's routes; their components are changed in place
 * @param surroundings what the guard asks of the page
 */
export function guardRoutes(routes: readonly RouteConfig[], surroundings: Surroundings): void {
  for (const route of routes) {
    guardRoutes(route.routes ?? [], surroundings);
    const component = route.component as unknown as Preloadable | undefined;
    const preload = component?.preload;
    if (component && preload) {
      component.preload = () => guard(preload(), surroundings);
    }
  }
}

/** Lets a failure pass unless there is no network. */
function guard(loading: Promise<unknown>, surroundings: Surroundings): Promise<unknown> {
  return loading.catch((error: unknown) => {
    if (!surroundings.isOffline()) {
      throw error;
    }
    if (!surroundings.isNavigating()) {
      return undefined;
    }
    console.warn(error);
    surroundings.tell();
    // The navigation waits; it ends with another one, or with the page being loaded anew.
    return new Promise(() => undefined);
  });
}
