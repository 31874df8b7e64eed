import path from 'node:path';

import {repairEscapes} from '../../src/site/util/percent-escapes.ts';
import {routeOf} from '../lib/files.ts';

/** What an address is resolved against. */
export interface Site {
  /** Origin the site is published on. */
  readonly origin: string;
  /** The site's base path, with slashes at both ends. */
  readonly baseUrl: string;
  /** Files of the edition, relative to its folder. */
  readonly files: ReadonlySet<string>;
}

/** Where an address leads in the offline edition. */
export type Target =
  /** A file of the edition; `address` is relative to the page. */
  | {readonly kind: 'file'; readonly address: string}
  /** The site has it, the edition has not; `address` is the public one. */
  | {readonly kind: 'missing'; readonly address: string}
  /** A part of the same page, another site, or no address at all. */
  | {readonly kind: 'other'};

/** The file of an address path, relative to the base path. */
export function fileOf(relative: string, files: ReadonlySet<string>): string | undefined {
  const name = relative.replace(/\/+$/, '');
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/**
 * Turns an address of the site into one that works from the file system.
 *
 * @param href the address as the page has it
 * @param from the page's file
 */
export function localTarget(href: string, from: string, site: Site): Target {
  const here = new URL(routeOf(from, site.baseUrl), site.origin);
  if (href === '' || href.startsWith('#') || !URL.canParse(href, here)) return {kind: 'other'};
  const url = new URL(href, here);
  if (url.origin !== site.origin || !`${url.pathname}/`.startsWith(site.baseUrl)) {
    return {kind: 'other'};
  }
  const name = decodeURIComponent(repairEscapes(url.pathname.slice(site.baseUrl.length)));
  const file = fileOf(name, site.files);
  if (file === undefined) return {kind: 'missing', address: url.href};
  // Each name by itself: encodeURI keeps # and ?, which would end the path.
  const names = path.posix.relative(path.posix.dirname(from), file).split('/');
  const relative = names.map(encodeURIComponent).join('/');
  return {kind: 'file', address: relative + url.search + url.hash};
}

/** The relative path from a page to the edition's folder: empty, `../`, `../../`, … */
export function rootOf(file: string): string {
  return '../'.repeat(file.split('/').length - 1);
}
