import siteConfig from '@generated/docusaurus.config';

import {publishedPage} from '../offline-edition/index.ts';

import {headerLine} from './header.ts';

/** The line for the page that is open, with today's date. Only in a browser. */
export function printedFrom(): string {
  const {path, address} = publishedPage(siteConfig);
  return headerLine({path, address: address + window.location.search, date: new Date()});
}
