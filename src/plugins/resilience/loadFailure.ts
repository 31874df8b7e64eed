import styles from './styles.module.css';

const ID = 'kw-load-failure';

/**
 * Tells the reader that a part of the page could not be loaded and offers a retry. The page as the server
 * sent it stays in place and readable. Written without React, which is what did not start.
 *
 * @param error what the loader reported; its text is shown
 */
export function showLoadFailure(error: Error): void {
  if (document.getElementById(ID)) {
    return;
  }
  const box = document.createElement('div');
  box.id = ID;
  box.className = styles.box ?? '';
  box.setAttribute('role', 'alert');

  const text = document.createElement('p');
  text.textContent =
    'A part of this page could not be loaded. You can read it, but its controls do not work.';
  const detail = document.createElement('p');
  const code = document.createElement('code');
  code.textContent = String(error);
  detail.append(code);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    window.location.reload();
  });

  box.append(text, detail, retry);
  document.body.prepend(box);
}
