import styles from './styles.module.css';

const ID = 'kw-announcer';

function region(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) {
    return present;
  }
  const created = document.createElement('div');
  created.id = ID;
  created.className = styles.announcer ?? '';
  created.setAttribute('role', 'status');
  created.setAttribute('aria-live', 'polite');
  document.body.append(created);
  return created;
}

/** Prepares the region: screen readers speak changes of regions that they know already. */
export function prepareAnnouncer(): void {
  region();
}

/**
 * Says something to readers with a screen reader, without showing it and without moving the focus.
 *
 * @param message what to say
 */
export function announce(message: string): void {
  region().textContent = message;
}
