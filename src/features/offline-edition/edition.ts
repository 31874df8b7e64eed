/** Where a page of the offline edition is: in a folder on the reader's machine, without a server. */
export interface Edition {
  /** The relative path from the page to the edition's folder: empty, `../`, `../../`, … */
  readonly root: string;
  /** The page's address on the site, with the base path; the router works with addresses of the site. */
  readonly route: string;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** What scripts/offline/page.ts writes on the `<html>` element of each page. */
export const ATTRIBUTES = {
  root: 'data-offline-root',
  route: 'data-offline-route',
  base: 'data-offline-base',
} as const satisfies Record<keyof Edition, string>;

/**
 * The offline edition that this page belongs to. Undefined on a site that comes from a server, while the site is
 * built, and in workers.
 */
export function edition(): Edition | undefined {
  if (typeof document === 'undefined') return undefined;
  const read = (name: string): string | null => document.documentElement.getAttribute(name);
  const [root, route, base] = [
    read(ATTRIBUTES.root),
    read(ATTRIBUTES.route),
    read(ATTRIBUTES.base),
  ];
  return root === null || route === null || base === null ? undefined : {root, route, base};
}

/** Files that are not pages: their addresses end with the file name. Release numbers have dots, too. */
const FILE = /\.(?:html|ico|jpe?g|json|md|png|svg|txt|webp|xml|zip)$/i;

/** The file of an address, relative to the edition's folder. The path is without the base path. */
export function fileOfPath(path: string): string {
  const name = path.replace(/\/+$/, '');
  if (name === '') return 'index.html';
  return FILE.test(name) ? name : `${name}.html`;
}

/**
 * Turns an address of the site into a link from a page of the edition to the file. An address that is not one of the
 * site is returned unchanged.
 */
export function localAddress(address: string, {root, base}: Edition): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!`${path}/`.startsWith(base)) return address;
  return root + fileOfPath(path.slice(base.length)) + rest;
}
