import {type CheerioAPI, load} from 'cheerio';

import {ATTRIBUTES} from '../../src/features/offline-edition/edition.ts';

import {routeOf} from '../lib/files.ts';
import {localTarget, rootOf, type Site, type Target} from './address.ts';

/** Links in the head that are still useful, by `rel`, and the preloads, which name the page's scripts. */
const KEPT_LINKS =
  'link[rel~="stylesheet"], [rel~="icon"], [rel~="apple-touch-icon"], [rel~="canonical"], [rel~="expect"], [rel="preload"][as="script"]';
/** Attributes with addresses. No page has another one, such as `srcset`: tests/site/offline.test.ts checks that. */
const ADDRESSES = ['href', 'src', 'action'] as const;

/**
 * Everything comes from files, and nothing is fetched. A file has no origin, so `'self'` alone would refuse all of them; it
 * is for archives that somebody puts on a web server. Scripts in the page are not told apart by their hashes, since
 * whoever can change a page of the folder can change its policy.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' file: 'unsafe-inline'",
  "style-src 'self' file: 'unsafe-inline'",
  "img-src 'self' file: data:",
  "form-action 'self' file:",
  "base-uri 'none'",
].join('; ');

/** Removes from the head what needs a server or a network. The body stays as React expects it. */
function strip($: CheerioAPI): void {
  $('meta[http-equiv]').remove();
  $('head link').not(KEPT_LINKS).remove();
  $('meta[charset]')
    .first()
    .after(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
}

/**
 * Turns a built page into one that opens from the file system: relative addresses, and attributes with the
 * page's place, which the site's own script reads (src/features/offline-edition).
 *
 * @param file its file, relative to the build folder
 */
export function offlinePage(html: string, file: string, site: Site) {
  // The content of <noscript> is parsed, too, because its links must be rewritten.
  const $ = load(html, {scriptingEnabled: false});
  /** Addresses of the site that the edition does not contain. */
  const missing: string[] = [];
  const resolve = (href: string): Target => {
    const target = localTarget(href, file, site);
    if (target.kind === 'missing') missing.push(target.address);
    return target;
  };
  strip($);
  for (const attribute of ADDRESSES) {
    $(`[${attribute}]:not([rel="canonical"])`).each((_, element) => {
      const target = resolve($(element).attr(attribute) ?? '');
      if (target.kind !== 'other') $(element).attr(attribute, target.address);
    });
  }
  $('html')
    .attr(ATTRIBUTES.root, rootOf(file))
    .attr(ATTRIBUTES.route, routeOf(file, site.baseUrl))
    .attr(ATTRIBUTES.base, site.baseUrl);
  return {html: $.html(), missing};
}

/** Makes the addresses in a style sheet relative. */
export function offlineStyles(css: string, file: string, site: Site): string {
  return css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, quote: string, href: string) => {
    const target = localTarget(href, file, site);
    return target.kind === 'other' ? whole : `url(${quote}${target.address}${quote})`;
  });
}
