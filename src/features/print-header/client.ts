// Adds a line with release, address and date while a page is printed, so the source of the printout is known, and opens
// what is closed: paper has no way to open it.
import {printedFrom} from './index.ts';

/** Opens or closes what is open on paper only. */
function toggle(selector: string): void {
  document.querySelectorAll<HTMLDetailsElement>(selector).forEach((details) => {
    details.classList.toggle('kw-opened');
    details.open = !details.open;
  });
}

function add(): void {
  remove();
  // The menu of Copy page would take the focus.
  toggle('details:not([open], .kw-copy-page *)');
  // `main` of the docs lays out its children side by side, so the line goes into the article.
  const place =
    document.querySelector('main article:only-of-type') ?? document.querySelector('main');
  if (!place) return;
  const line = document.createElement('p');
  line.className = 'kw-print-header';
  line.textContent = printedFrom();
  place.prepend(line);
}

function remove(): void {
  document.querySelector('.kw-print-header')?.remove();
  toggle('.kw-opened');
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', add);
  window.addEventListener('afterprint', remove);
}
