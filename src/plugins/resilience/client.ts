// Runs before the router starts, because Docusaurus imports client modules first.
import {mendEscapes} from './address.ts';
import {showLoadFailure} from './loadFailure.ts';

/** Mends the address in the address bar, silently: no history entry, no navigation. */
function mendLocation(): void {
  const {pathname, search, hash} = window.location;
  const mended = mendEscapes(pathname) + search + mendEscapes(hash);
  if (mended !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', mended);
  }
}

if (typeof window !== 'undefined') {
  mendLocation();
  // Registered before the router's own listener, so that it reads a mended address.
  window.addEventListener('popstate', mendLocation);

  // Docusaurus waits for the page's chunks before it hydrates and does not catch their failure.
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (
      reason instanceof Error &&
      (reason.name === 'ChunkLoadError' || /loading (?:css )?chunk/i.test(reason.message)) &&
      document.documentElement.dataset.hasHydrated !== 'true'
    ) {
      showLoadFailure(reason);
    }
  });
}
