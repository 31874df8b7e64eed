const ID = 'kw-announcer';
/** Long enough to be noticed, in ms. A message that stays would be read again as the end of every page. */
const KEPT = 2000;

let forget: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces something to screen readers, without showing it and without moving the focus. They announce changes only
 * in regions that already exist, so announce nothing first.
 */
export function announce(message: string): void {
  let region = document.getElementById(ID);
  if (!region) {
    region = document.createElement('div');
    region.id = ID;
    region.className = 'kw-spoken';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = message;
  clearTimeout(forget);
  if (message !== '') forget = setTimeout(announce, KEPT, '');
}
