// Docusaurus imports client modules before its router, so the router reads a repaired address.
import {repairEscapes, repairPath} from '../../site/util/percent-escapes.ts';

/** Repairs the address in the address bar: no history entry, no navigation. */
function repairLocation(): void {
  const {pathname, search, hash} = window.location;
  const repaired = repairPath(pathname) + search + repairEscapes(hash);
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

if (typeof window !== 'undefined') {
  repairLocation();
  // Registered before the router's own listener.
  window.addEventListener('popstate', repairLocation);
}
