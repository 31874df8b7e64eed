import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/** A picture that is taller than the window has at least this many times its own size, and scrolls. */
const LEAST = 1.6;
/** Shares of the window that a picture may take in the dialog. */
const WINDOW = {width: 0.9, height: 0.8} as const;

/** The width of a picture in the dialog, in pixels. */
export function enlargedWidth(
  picture: {readonly width: number; readonly height: number},
  view: {readonly innerWidth: number; readonly innerHeight: number},
): number {
  const fits = Math.min(
    (view.innerWidth * WINDOW.width) / picture.width,
    (view.innerHeight * WINDOW.height) / picture.height,
  );
  return Math.round(picture.width * Math.max(fits, LEAST));
}

/**
 * Shows the picture of a figure as large as the window allows, in a dialog. What it shows is below it as text: a long
 * `alt` can't be read by line. Esc, its button and a click next to the picture close it; the browser returns the focus to
 * the previous element. Back closes it, too: it belongs to the page below.
 */
export function enlarge(figure: HTMLElement, name: string): void {
  // A second click came while this code was loading.
  if (document.querySelector('dialog[open]')) return;
  const picture = [...figure.querySelectorAll('img')].find(
    (image) => image.getClientRects().length > 0,
  );
  if (!picture) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', TEXTS.dialog(name));
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'kw-pill';
  close.textContent = TEXTS.close;
  const large = document.createElement('img');
  large.src = picture.src;
  large.alt = '';
  large.width = enlargedWidth(picture.getBoundingClientRect(), window);
  const view = document.createElement('div');
  view.className = styles.view ?? '';
  // A picture larger than a phone is scrolled with the keyboard, too.
  view.tabIndex = 0;
  view.setAttribute('role', 'group');
  view.setAttribute('aria-label', TEXTS.picture);
  view.append(large);
  const words = document.createElement('details');
  words.className = styles.words ?? '';
  const summary = document.createElement('summary');
  summary.textContent = TEXTS.inWords;
  const text = document.createElement('p');
  text.textContent = picture.alt;
  words.append(summary, text);
  dialog.append(close, view, words);
  const end = (): void => dialog.close();
  close.addEventListener('click', end);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) end();
  });
  window.addEventListener('popstate', end);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', end);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
