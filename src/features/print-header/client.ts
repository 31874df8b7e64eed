// A printed page can be traced: while it is printed it has a line with release, address and date.
import siteConfig from '@generated/docusaurus.config';

import {releaseOf} from '../../site/release-of.ts';
import {edition} from '../offline-edition/index.ts';

import {headerLine} from './header.ts';

function add(): void {
  remove();
  const main = document.querySelector('main');
  if (!main) return;
  const here = edition();
  const line = document.createElement('p');
  line.className = 'kw-print-header';
  line.textContent = headerLine({
    release: releaseOf(here ? here.route : window.location.pathname),
    // A file's own address means nothing on another machine.
    address: here
      ? siteConfig.url + here.route
      : window.location.origin + window.location.pathname + window.location.search,
    date: new Date(),
  });
  // Beside a sidebar, `main` lays its parts out in a row.
  (main.querySelector('.container') ?? main).prepend(line);
}

function remove(): void {
  document.querySelector('.kw-print-header')?.remove();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', add);
  window.addEventListener('afterprint', remove);
}
