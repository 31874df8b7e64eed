/** Ends the menu that is open. */
let listening: AbortController | undefined;

/**
 * Makes an open disclosure a menu, until it is closed: its first item has the focus, arrow keys, Home and End move
 * it, and Escape, Tab and a click elsewhere close the menu (the pattern "menu button" of the ARIA practices).
 */
export function openMenu(box: HTMLDetailsElement): void {
  if (!box.open) return;
  const items = [...box.querySelectorAll<HTMLElement>('[role=menuitem]')];
  // Opened twice while this code was loading, it would move by two items.
  listening?.abort();
  listening = new AbortController();
  const {signal} = listening;
  const close = (): void => {
    box.open = false;
  };
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      close();
      box.querySelector('summary')?.focus();
      return;
    }
    const at = items.findIndex((item) => item === document.activeElement);
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: Math.max(at, 0) - 1,
      Home: 0,
      End: -1,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next)?.focus();
  };
  const closeFromOutside = ({target}: Event): void => {
    if (!(target instanceof Node && box.contains(target))) close();
  };

  for (const item of items) item.tabIndex = -1;
  items[0]?.focus();
  box.addEventListener('keydown', move, {signal});
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    document.addEventListener(type, closeFromOutside, {signal});
  }
  box.addEventListener('toggle', () => listening?.abort(), {signal});
}
