// A printed page can be traced: while it is printed it has a line with release, address and date.
import siteConfig from '@generated/docusaurus.config';

import {edition} from '../offline-edition/index.ts';

import {headerLine} from './header.ts';

function add(): void {
  remove();
  // `main` of the docs lays its children out side by side, so that the line belongs into the article.
  const articles = document.querySelectorAll('main article');
  const place = articles.length === 1 ? articles[0] : document.querySelector('main');
  if (!place) return;
  const here = edition();
  const line = document.createElement('p');
  line.className = 'kw-print-header';
  line.textContent = headerLine({
    path: (here?.route ?? window.location.pathname).slice(siteConfig.baseUrl.length),
    // A file's own address means nothing on another machine.
    address: here
      ? siteConfig.url + here.route
      : window.location.origin + window.location.pathname + window.location.search,
    date: new Date(),
  });
  place.prepend(line);
}

function remove(): void {
  document.querySelector('.kw-print-header')?.remove();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', add);
  window.addEventListener('afterprint', remove);
}
