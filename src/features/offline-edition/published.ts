import {edition} from './edition.ts';

/**
 * The page that is open, as it is published: a path in the reader's file system is useless on another machine.
 * Only in a browser. The address of the published site has no path.
 */
export function publishedPage(site: {readonly url: string; readonly baseUrl: string}): {
  /** Path below the base path, with a slash at its beginning. */
  readonly path: string;
  readonly address: string;
} {
  const here = edition();
  const {origin, pathname} = window.location;
  return {
    path: (here?.route ?? pathname).slice(site.baseUrl.length - 1),
    address: here ? site.url + here.route : origin + pathname,
  };
}
