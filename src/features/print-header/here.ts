import siteConfig from '@generated/docusaurus.config';

import {edition} from '../offline-edition/index.ts';

import {headerLine} from './header.ts';

/** The line for the page that is open, with today's date. Only in a browser. */
export function printedFrom(): string {
  const here = edition();
  return headerLine({
    path: (here?.route ?? window.location.pathname).slice(siteConfig.baseUrl.length),
    // A file path is useless on another machine.
    address: here
      ? siteConfig.url + here.route
      : window.location.origin + window.location.pathname + window.location.search,
    date: new Date(),
  });
}
