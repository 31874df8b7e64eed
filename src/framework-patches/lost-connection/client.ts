// Docusaurus imports client modules before its router, so a failure of the first load is caught too.
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';

import {hideNotice, showNotice} from './notice.ts';
import {guardRoutes, type Surroundings} from './offline.ts';
import {TEXTS} from './texts.ts';

/** Whether a click led to a page that has not loaded yet. */
let navigating = false;

if (typeof window !== 'undefined') {
  // Docusaurus waits for the page's chunks before it hydrates and does not catch their failure.
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (
      reason instanceof Error &&
      /loading (?:css )?chunk/i.test(reason.message) &&
      document.documentElement.dataset.hasHydrated !== 'true'
    ) {
      showNotice({
        text: TEXTS.incomplete,
        detail: String(reason),
        action: {
          label: TEXTS.retry,
          run: () => window.location.reload(),
        },
      });
    }
  });

  window.addEventListener('online', () => {
    if (navigating) {
      // The address in the address bar is that of the page the reader waits for.
      window.location.reload();
    }
  });
}

/** What the guard needs to know, and how it tells readers. */
const surroundings: Surroundings = {
  isOffline: () => !navigator.onLine,
  isNavigating: () => navigating,
  tell: () => {
    showNotice({
      text: TEXTS.offline,
      action: {
        label: TEXTS.back,
        run: () => window.history.back(),
      },
    });
  },
};

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    navigating = previousLocation !== null;
  },
  onRouteDidUpdate({previousLocation}) {
    navigating = false;
    if (previousLocation) hideNotice();
    // When the first page answers, not before: the guard needs the components of all routes, and creating them
    // would delay the start. In a separate task, after this render.
    else setTimeout(() => guardRoutes(routes, surroundings));
  },
};

export default clientModule;
