import {keyOf} from './bucket.ts';
import type {Split} from './routes.ts';

/** Part of `.docusaurus/client-manifest.json`: chunks that a chunk needs, and files of chunks. */
export interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[] | undefined>>;
  readonly assets: Readonly<
    Record<
      string,
      | {
          readonly js?: readonly {readonly publicPath: string}[];
          readonly css?: readonly {readonly publicPath: string}[];
        }
      | undefined
    >
  >;
}

/** Chunks that every page asks for anyway. */
const ENTRY = ['main', 'runtime~main', 'styles'];

/**
 * The links that a page's head needs beyond what Docusaurus writes there: style sheets of the chunks the page
 * is made of, and its scripts, so that the browser fetches them while it reads main.js, not after.
 *
 * @param pages the pages as {@link Split} has them
 * @param manifest what the bundler made
 * @returns the links of each page, by its address without case and closing slash
 */
export function linksOfPages(pages: Split['pages'], manifest: Manifest): Map<string, string> {
  const links = new Map<string, string>();
  for (const [path, {bucket, chunks}] of pages) {
    const all = new Set(
      [...(bucket === undefined ? [] : [bucket]), ...chunks].flatMap((chunk) => [
        ...(manifest.origins[chunk] ?? []),
        chunk,
      ]),
    );
    ENTRY.forEach((chunk) => all.delete(chunk));
    const files = (kind: 'css' | 'js'): string[] =>
      [...all]
        .flatMap((chunk) => manifest.assets[chunk]?.[kind] ?? [])
        .map((file) => file.publicPath);
    links.set(
      keyOf(path),
      [
        ...files('css').map((href) => `<link rel="stylesheet" href="${href}">`),
        ...files('js').map(
          (href) => `<link rel="preload" as="script" fetchpriority="low" href="${href}">`,
        ),
      ].join(''),
    );
  }
  return links;
}

/** Puts links into a page's head, before its scripts; pages without any only lead on, and stay as they are. */
export function insertLinks(html: string, links: string): string {
  const at = html.indexOf('<script src=');
  return at < 0 ? html : html.slice(0, at) + links + html.slice(at);
}
