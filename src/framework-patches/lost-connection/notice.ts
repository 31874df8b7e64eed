import styles from './styles.module.css';

const ID = 'kw-notice';

interface Notice {
  readonly text: string;
  /** The loader's own words. */
  readonly detail?: string;
  readonly action: {readonly label: string; readonly run: () => void};
}

/**
 * Shows a notice above the page, which stays in place and readable. Written without React, because React may
 * be what did not start. There is only one notice at a time: the first one stays.
 */
export function showNotice({text, detail, action}: Notice): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  box.className = styles.box ?? '';
  box.setAttribute('role', 'alert');

  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  box.append(paragraph);
  if (detail !== undefined) {
    const code = document.createElement('code');
    code.textContent = detail;
    const second = document.createElement('p');
    second.append(code);
    box.append(second);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = action.label;
  button.addEventListener('click', action.run);
  box.append(button);
  document.body.prepend(box);
}

/** Removes the notice. */
export function hideNotice(): void {
  document.getElementById(ID)?.remove();
}
