// Adds a line with release, address and date while a page is printed, so the source of the printout is known.
import {printedFrom} from './index.ts';

function add(): void {
  remove();
  // `main` of the docs lays out its children side by side, so the line goes into the article.
  const articles = document.querySelectorAll('main article');
  const place = articles.length === 1 ? articles[0] : document.querySelector('main');
  if (!place) return;
  const line = document.createElement('p');
  line.className = 'kw-print-header';
  line.textContent = printedFrom();
  place.prepend(line);
}

function remove(): void {
  document.querySelector('.kw-print-header')?.remove();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', add);
  window.addEventListener('afterprint', remove);
}
