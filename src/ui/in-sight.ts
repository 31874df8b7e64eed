/**
 * Scrolls a list that is higher than the window to one of its entries, if that is out of sight. `scrollIntoView` would
 * scroll the page, too.
 */
export function bringIntoSight(list: Element, entry: Element): void {
  const {top, bottom, height} = list.getBoundingClientRect();
  const own = entry.getBoundingClientRect();
  if (own.top < top || own.bottom > Math.min(bottom, window.innerHeight)) {
    list.scrollTop += own.top - top - height / 3;
  }
}
