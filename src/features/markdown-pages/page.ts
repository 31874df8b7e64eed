import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {stringify} from 'yaml';

import {LATEST} from '../../data/releases.ts';
import {isSetupGroup} from '../../data/setup.ts';
import {parsePage} from '../../site/mdx/parse.ts';
import remarkDataTable from '../../mdx/data-table/index.ts';
import remarkKnownErrors from '../error-finder/remark-known-errors.ts';
import remarkGlossaryList from '../glossary/remark-list.ts';
import type {BuiltList} from '../../site/built-list.ts';
import type {SitePage} from '../../site/inventory.ts';

import {markdownAddress} from '../../site/addresses.ts';
import {makePlain, NotPlainError} from './plain.ts';
import {PAGE} from './texts.ts';

/** What links are resolved against. */
export interface Surroundings {
  /** Origin of the published site, e.g. `https://example.com`. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Route of every source file that has a page. */
  readonly routeOfFile: ReadonlyMap<string, string>;
  /** Routes that have a Markdown version. */
  readonly markdownRoutes: ReadonlySet<string>;
}

/** Collects what links are resolved against, from all that has a Markdown version. */
export function surroundings(
  pages: readonly SitePage[],
  lists: readonly BuiltList[],
  {siteUrl, baseUrl}: Pick<Surroundings, 'siteUrl' | 'baseUrl'>,
): Surroundings {
  return {
    siteUrl,
    baseUrl,
    routeOfFile: new Map(pages.map(({file, route}) => [file, route])),
    markdownRoutes: new Set([...pages, ...lists].map(({route}) => route)),
  };
}

/** Where a page is: its site path, and its source file to resolve links to files. */
export type Place = Pick<SitePage, 'route' | 'file'>;

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', incrementListMarker: true});

/**
 * Expands a page from the same source the site is built from. Its links are absolute, so that it can be read
 * anywhere. Throws with file, line and what to do for a part that has no plain form.
 */
export function plainPage(page: SitePage, source: string, around: Surroundings): string {
  const {tree, syntaxError} = parsePage(page.file, source, 'docs');
  if (!tree) {
    throw new Error(
      `${page.file}:${String(syntaxError?.line ?? 1)}: ${syntaxError?.message ?? ''}`,
    );
  }
  const file = new VFile({path: page.file, value: source});
  const expanded = unified()
    // A site path, as in all other links of the tree.
    .use(remarkDataTable, {baseUrl: '/'})
    .use(remarkKnownErrors, {tabs: false})
    .use(remarkGlossaryList)
    .runSync(tree, file);
  try {
    makePlain(expanded);
  } catch (error) {
    if (!(error instanceof NotPlainError)) throw error;
    throw new Error(`${page.file}:${String(error.line)}: ${error.message}`);
  }
  return write(expanded, page, around);
}

/** What the front matter of a Markdown version says. */
export interface Described extends Pick<SitePage, 'route' | 'title' | 'description' | 'canonical'> {
  readonly release: string | undefined;
}

/** The front matter of a written page. */
export function described({group, ...page}: SitePage): Described {
  return {...page, release: group.release};
}

/** The whole Markdown version: front matter, title, where all pages are listed, text. */
export function markdownFile(page: Described, body: string, around: Surroundings): string {
  const address = (route: string): string => around.siteUrl + withBase(route, around.baseUrl);
  const matter = {
    title: page.title,
    description: page.description,
    ...(page.release !== undefined && {version: page.release}),
    // A page of an older release is cited with its own address.
    ...(page.canonical !== page.route && {address: address(page.route)}),
    canonical: address(page.canonical),
  };
  const {release = LATEST} = page;
  // The pages of a release have a list of their own.
  const folder = /^\/(?:sdk\/)?\d[\d.]*(?=\/|$)/.exec(page.route)?.[0] ?? '';
  const pointer = [
    PAGE.forAgents(address(`${folder}/llms.txt`)),
    ...(release === LATEST ? [] : [PAGE.older(release, LATEST)]),
  ].join(' ');
  return `---\n${stringify(matter, {lineWidth: 0})}---\n\n# ${page.title}\n\n> ${pointer}\n\n${body}`;
}

/** The complete Markdown version of a list, from the text of its page. */
export function listFile(list: BuiltList, content: Root, around: Surroundings): string {
  const {route} = list;
  const text = write(content, {route, file: ''}, around);
  return markdownFile({...list, canonical: route}, text, around);
}

/** A site path with the base URL in front: `/` stays a folder. */
function withBase(route: string, baseUrl: string): string {
  return baseUrl + route.slice(1);
}

/** A tree of plain Markdown as text. Its links become absolute, resolved against the page's own address. */
export function write(tree: Root, page: Place, around: Surroundings): string {
  const copy = structuredClone(tree);
  visit(copy, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    node.url = aim(node.url, page, around);
  });
  return writer.stringify(copy);
}

function aim(url: string, page: Place, around: Surroundings): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url) && !url.startsWith('pathname:')) return url;
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url.replace(/^pathname:\/\//, '')) ?? [];
  if (bare === '') return absolute(page.route, around) + rest;
  const target = /\.mdx?$/.test(bare) ? fileRoute(bare, page, around) : siteRoute(bare, page);
  const [query = ''] = /^\?[^#]*/.exec(rest) ?? [];
  // A Markdown file has the panels of all platforms. Any other query is an instruction to the page.
  if (![...new URLSearchParams(query).keys()].every(isSetupGroup)) {
    return around.siteUrl + withBase(target, around.baseUrl) + rest;
  }
  return absolute(target, around) + rest;
}

/** Absolute address of a route's Markdown version, or of the route itself if it has none. */
function absolute(route: string, {siteUrl, baseUrl, markdownRoutes}: Surroundings): string {
  return siteUrl + withBase(markdownRoutes.has(route) ? markdownAddress(route) : route, baseUrl);
}

function fileRoute(link: string, page: Place, around: Surroundings): string {
  const file = link.startsWith('/')
    ? link.slice(1)
    : path.posix.join(path.posix.dirname(page.file), decodeURI(link));
  const route = around.routeOfFile.get(file);
  // The build and the content rules report broken links; here they are kept as they are.
  return route ?? siteRoute(link.replace(/\.mdx?$/, ''), page);
}

function siteRoute(link: string, page: Place): string {
  const full = path.posix.join(link.startsWith('/') ? '/' : path.posix.dirname(page.route), link);
  return full === '/' ? full : full.replace(/\/$/, '');
}
