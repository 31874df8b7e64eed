import {existsSync} from 'node:fs';
import path from 'node:path';

import type {BuildStep} from '../../../site/build-step.ts';
import {redirectPage} from '../redirects/page.ts';

/** Removes the slash, or `index.html`, from the address. The host stays: a path can begin with two slashes. */
const SCRIPT =
  "var u=new URL(location.href);u.pathname=u.pathname.replace(/\\/(index(\\.html)?)?$/,'');location.replace(u.href)";

/**
 * Adds `<route>/index.html` for every `<route>.html`, so that an address typed with a slash at its end leads
 * to the page on hosts that only serve files, such as GitHub Pages. See README.md.
 */
export const trailingSlashStep: BuildStep = {
  name: 'addresses with a slash at the end',
  start({routes, outDir, siteUrl, baseUrl, addPage}) {
    for (const route of routes) {
      const file = slashFile(route);
      if (file === undefined || existsSync(path.join(outDir, file))) continue;
      const to = baseUrl + route.slice(1);
      addPage(
        file,
        redirectPage({
          title: 'Redirecting',
          to,
          canonical: siteUrl + to,
          says: 'This page is at',
          label: to,
          script: SCRIPT,
        }),
      );
    }
    return {};
  },
};

/**
 * The file for a route with a slash at its end. Undefined for the home page, whose address ends in a slash, and for
 * the page of unknown addresses.
 */
export function slashFile(route: string): string | undefined {
  if (route === '/' || route === '/404.html') return undefined;
  return `${decodeURI(route.slice(1))}/index.html`;
}
