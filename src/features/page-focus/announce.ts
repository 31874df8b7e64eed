const ID = 'kw-announcer';

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
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = message;
}
