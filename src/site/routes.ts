import {createSlugger} from '@docusaurus/utils';
import {knownErrors} from '../data/known-errors/index.ts';
import {successors} from '../data/successors.ts';
import {findPairs} from '../features/release-diff/pairs.ts';
import {LATEST, PREVIOUS} from '../data/releases.ts';
import {attribute, headings, jsxElements} from './mdx/parse.ts';
import type {Page, PageSet, Site} from './mdx/types.ts';

/** Folder and site path of each docs set. */
function placeOf(set: Exclude<PageSet, 'blog'>): {folder: string; base: string} {
  if (set === 'docs') return {folder: 'docs', base: ''};
  if (set === 'sdk') return {folder: 'sdk', base: '/sdk'};
  const release = set.slice('docs-'.length);
  return {folder: `versioned_docs/version-${release}`, base: `/${release}`};
}

/** Routes that plugins make, not files. */
const PLUGIN_ROUTES = [
  '/search',
  '/sitemap',
  '/changes',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
];

/** The site path of a page, without the base path. */
export function routeOfPage(page: Page): string {
  const slug = page.frontMatter.data['slug'];
  if (page.set === 'blog') {
    const name = /^blog\/(\d{4})-(\d{2})-(\d{2})-(.+)\.mdx?$/.exec(page.file);
    if (!name) return `/${page.file.replace(/\.mdx?$/, '')}`;
    const [, year, month, day, rest] = name;
    return typeof slug === 'string' ? `/blog${slug}` : `/blog/${year}/${month}/${day}/${rest}`;
  }
  const {folder, base} = placeOf(page.set);
  const own = page.file
    .slice(folder.length + 1)
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
  const path = typeof slug === 'string' ? slug : `/${own}`;
  return (base + path).replace(/(.)\/+$/, '$1');
}

/** All routes of the site, with the page behind each where a file makes it. */
export function routeTable(site: Site): Map<string, Page | undefined> {
  const routes = new Map<string, Page | undefined>(
    PLUGIN_ROUTES.map((route) => [route, undefined]),
  );
  for (const page of site.pages) {
    const route = routeOfPage(page);
    routes.set(route, page);
    // The copy of the latest release is made by a command; its routes exist whatever its state.
    if (page.set === 'docs') routes.set(`/${LATEST}${route}`.replace(/\/$/, ''), page);
  }
  const old = site.pages.filter(({set}) => set === `docs-${PREVIOUS}`).map(({file}) => file);
  for (const {route} of findPairs(site.root, old, successors).pairs) routes.set(route, undefined);
  return routes;
}

const known = new WeakMap<Page, ReadonlySet<string>>();

/** All anchors of a page, made the way Docusaurus makes them. */
export function anchorsOf(page: Page): ReadonlySet<string> {
  const before = known.get(page);
  if (before) return before;
  const anchors = new Set<string>();
  const slugger = createSlugger();
  for (const {text, id} of headings(page)) anchors.add(id ?? slugger.slug(text));
  for (const element of jsxElements(page)) {
    const id = attribute(element, 'id');
    if (id !== undefined) anchors.add(id);
    const of = element.name === 'DataTable' ? attribute(element, 'of') : undefined;
    if (of !== undefined) anchors.add(`data-${of}`);
    const errors = element.name === 'KnownErrors' ? attribute(element, 'of') : undefined;
    knownErrors.filter(({component}) => component === errors).forEach(({id}) => anchors.add(id));
  }
  known.set(page, anchors);
  return anchors;
}
