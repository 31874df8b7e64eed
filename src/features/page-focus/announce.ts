import styles from './styles.module.css';

const ID = 'kw-announcer';

function region(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) return present;
  const created = document.createElement('div');
  created.id = ID;
  created.className = styles.announcer ?? '';
  created.setAttribute('role', 'status');
  created.setAttribute('aria-live', 'polite');
  document.body.append(created);
  return created;
}

/** Creates the region: screen readers announce changes only in regions that already exist. */
export function prepareAnnouncer(): void {
  region();
}

/** Announces something to screen readers, without showing it and without moving the focus. */
export function announce(message: string): void {
  region().textContent = message;
}
