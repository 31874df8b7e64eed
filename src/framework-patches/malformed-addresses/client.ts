// Docusaurus imports client modules before its router, so the router reads a repaired address.
import {repairEscapes, repairPath} from '../../site/util/percent-escapes.ts';

/**
 * The route of a file's name, which hosts serve as well: the page of unknown addresses is the only one that has its
 * name as route. Without it, nothing of the page is loaded before React starts, and the page is drawn twice.
 */
const routeOf = (pathname: string): string =>
  pathname.replace(/(\/)index(?:\.html)?$|(?<!\/404)\.html$/, '$1');

/** Repairs the address in the address bar: no history entry, no navigation. */
function repairLocation(): void {
  const {protocol, pathname, search, hash} = location;
  // The path of a file is right, whatever its folder is called, and browsers let no page change it.
  const path = protocol === 'file:' ? pathname : routeOf(repairPath(pathname));
  const repaired = path + search + repairEscapes(hash);
  if (repaired !== pathname + search + hash) {
    history.replaceState(history.state, '', repaired);
  }
}

if (typeof window !== 'undefined') {
  repairLocation();
  // Registered before the router's own listener.
  window.addEventListener('popstate', repairLocation);
}
