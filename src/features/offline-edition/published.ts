import siteConfig from '@generated/docusaurus.config';

import {edition} from './edition.ts';

/**
 * The page that is open, as it is published: a path in the reader's file system is useless on another machine. Only in
 * a browser.
 */
export function publishedPage(): {
  /** Path below the base path, with a slash at its beginning. */
  readonly path: string;
  readonly address: string;
} {
  const here = edition();
  const {origin, pathname} = window.location;
  return {
    path: (here?.route ?? pathname).slice(siteConfig.baseUrl.length - 1),
    address: here ? siteConfig.url + here.route : origin + pathname,
  };
}
