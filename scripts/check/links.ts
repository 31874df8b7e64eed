import {statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {DEFAULT_BASE_URL, DEFAULT_URL} from '../../src/config/env.ts';
import {datasetsOf, releases} from '../../src/data/product/index.ts';
import {addressOf, docLinksIn, hasPage} from '../../src/data/product/links.ts';
import {LATEST} from '../../src/data/releases.ts';
import {isSetupGroup, SETUP_GROUPS, setupGroups} from '../../src/data/setup.ts';
import {findPairs} from '../../src/features/release-diff/pairs.ts';
import {anchoredHeadings, anchorsOf} from '../../src/site/anchors.ts';
import {LIST_ROUTES} from '../../src/site/list-pages.ts';
import {attribute, jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import {nearest} from '../../src/site/util/nearest.ts';
import {repairEscapes} from '../../src/site/util/percent-escapes.ts';
import type {Finding, Page, PageSet, Rule, Site} from '../../src/site/mdx/types.ts';
import {placeInData} from './data-place.ts';

/** Links lead to pages and anchors that exist; checked from the sources, without a build. */
export const links: Rule = {
  name: 'links',
  about:
    'Links lead to files, routes and anchors that exist: relative file paths inside the docs of a version, site paths across.',

  check(pages, site) {
    const world = makeWorld(site);
    return pages.flatMap((page) =>
      linksOf(page).flatMap((link): Finding[] => {
        const message = judge(link, page, world);
        return message === undefined ? [] : [{file: page.file, line: link.line, message}];
      }),
    );
  },

  /** Links in shared data appear on pages, too: on those of the release that the data are of, or the latest. */
  checkSite(site) {
    const {routes} = makeWorld(site);
    return releases().flatMap((release) => dataFindings(release, routes));
  },
};

function dataFindings(release: string, routes: World['routes']): Finding[] {
  return datasetsOf(release).flatMap((dataset) => {
    const file = `src/data/product/${release}/${dataset.id}.ts`;
    const cells = dataset.rows.flatMap((row) => Object.values(row).flat().map(String));
    return [...cells, dataset.note ?? ''].flatMap(docLinksIn).flatMap(({page, hash}): Finding[] => {
      const version = hasPage(release, {page}) ? `/${release}` : '';
      const target = routes.get(addressOf({page, hash: ''}, version));
      const place = placeInData(file, [`doc:${page}${hash}`, `doc:${page}`]);
      if (!target) return [{...place, message: `doc:${page} leads nowhere. Correct it.`}];
      const message = judgeAnchor(hash.slice(1), target);
      return message === undefined ? [] : [{...place, message}];
    });
  });
}

/** All routes of the site, with the page of each that is made from a file. */
function routeTable(site: Site): Map<string, Page | undefined> {
  const routes = new Map<string, Page | undefined>(LIST_ROUTES.map((route) => [route, undefined]));
  for (const page of site.pages) {
    routes.set(page.route, page);
    // A command creates the copy of the latest release; its routes exist whatever its state.
    if (page.set === 'docs') {
      routes.set(`/${LATEST}${page.route}`.replace(/\/$/, ''), page);
    }
  }
  for (const {route} of findPairs(site).pairs) routes.set(route, undefined);
  return routes;
}

/** Sets that exist in several versions; a site path would leave the reader's version. */
const isVersioned = (set: PageSet): boolean => set.startsWith('docs');

interface Link {
  readonly url: string;
  readonly line: number;
  /** Written in Markdown; attributes of components accept only site paths. */
  readonly isMarkdown: boolean;
}

type World = ReturnType<typeof makeWorld>;

function makeWorld(site: Site) {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return {root: site.root, byFile, routes: routeTable(site)};
}

function linksOf(page: Page): Link[] {
  const links: Link[] = [];
  if (page.tree) {
    visit(page.tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      links.push({url: node.url, line: lineOf(node), isMarkdown: true});
    });
  }
  for (const element of jsxElements(page)) {
    for (const name of ['to', 'href']) {
      const url = attribute(element, name);
      if (url !== undefined) links.push({url, line: lineOf(element), isMarkdown: false});
    }
  }
  return links;
}

/** What is wrong with a link, and what to write instead; undefined if it is right. */
function judge({url, isMarkdown}: Link, page: Page, world: World): string | undefined {
  const home = DEFAULT_URL + DEFAULT_BASE_URL;
  if (`${url}/`.startsWith(home)) {
    return `${url} is a page of this site. Write its path: /${url.slice(home.length)}.`;
  }
  if (/^(?:https:|mailto:|pathname:)/.test(url)) return undefined;
  if (url.startsWith('http:')) return `${url} is not encrypted. Link to https, or put it in code.`;
  if (/^[a-z][\w+.-]*:/i.test(url))
    return `${url} is not a link that a browser can follow. Correct it.`;

  const [address = '', hash = ''] = url.split('#', 2);
  // A query chooses what the page shows (`?platform=windows`); the page is the same.
  const [target = '', query = ''] = address.split('?', 2);
  return judgeTarget(target, hash, isMarkdown, page, world) ?? judgeQuery(query);
}

function judgeTarget(
  target: string,
  hash: string,
  isMarkdown: boolean,
  page: Page,
  world: World,
): string | undefined {
  if (target === '') {
    return hash === '' ? 'a link is empty. Write its target.' : judgeAnchor(hash, page);
  }
  if (target.startsWith('/')) return judgeRoute(target, hash, isMarkdown, page, world);
  return judgeFile(target, hash, isMarkdown, page, world);
}

/** A query that chooses tabs which do not exist chooses none. Pages with forms have other queries. */
function judgeQuery(query: string): string | undefined {
  for (const [name, value] of new URLSearchParams(query)) {
    const group = isSetupGroup(name) ? name : nearest(name, SETUP_GROUPS, 2);
    if (!isSetupGroup(group)) continue;
    if (group !== name) return `tabs have no query ${name}. Did you mean ${group}?`;
    const values = Object.keys(setupGroups[group].values);
    if (!values.includes(value)) {
      return `"${value}" is not a value of ${group}. The values are: ${values.join(', ')}.`;
    }
  }
  return undefined;
}

function judgeRoute(
  target: string,
  hash: string,
  isMarkdown: boolean,
  page: Page,
  {root, routes}: World,
): string | undefined {
  if (`${target}/`.startsWith(DEFAULT_BASE_URL)) {
    const rest = target.slice(DEFAULT_BASE_URL.length - 1) || '/';
    return `${target} carries the base path, which changes. Begin behind it: ${rest}.`;
  }
  if (target.length > 1 && target.endsWith('/')) {
    return `${target} ends with a slash. Write ${target.slice(0, -1)}.`;
  }
  if (!routes.has(target)) {
    if (isFile(path.join(root, 'static', target))) return undefined;
    const near = nearestPath(target, routes.keys());
    const hint = near === undefined ? 'Correct it.' : `Did you mean ${near}?`;
    return `there is no page ${target}. ${hint}`;
  }
  const goal = routes.get(target);
  if (goal === undefined) return undefined;
  const isOwn = goal.set === page.set && target === goal.route;
  if (isMarkdown && isOwn && isVersioned(page.set)) {
    return `${target} leaves the version of the page. Inside the docs, write the file: ${wayTo(goal.file, page)}${hash && `#${hash}`}.`;
  }
  return judgeAnchor(hash, goal);
}

function judgeFile(
  target: string,
  hash: string,
  isMarkdown: boolean,
  page: Page,
  {root, byFile}: World,
): string | undefined {
  if (!isMarkdown) {
    return `a component takes a site path, not "${target}". Begin with a slash, or with https:// for another site.`;
  }
  const file = path.posix.normalize(path.posix.join(path.posix.dirname(page.file), target));
  const goal = byFile.get(file);
  if (goal) {
    if (goal.set !== page.set) {
      return `${target} is in another set. Write its site path: ${goal.route}${hash && `#${hash}`}.`;
    }
    return judgeAnchor(hash, goal);
  }
  if (byFile.has(`${file}.mdx`)) return `${target} lacks its extension. Write ${target}.mdx.`;
  if (/\.mdx?$/.test(target)) {
    // The right names, counted from another folder.
    const tail = `/${target.replace(/^(?:\.\.?\/)+/, '')}`;
    const [moved, ...others] = [...byFile.values()].filter(
      (one) => one.set === page.set && one.file.endsWith(tail),
    );
    if (moved && others.length === 0) {
      return `there is no file ${file}. Write ${wayTo(moved.file, page)}.`;
    }
    const near = nearestPath(file, byFile.keys());
    return `there is no file ${file}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
  }
  if (isFile(path.join(root, file))) return undefined;
  return `there is no file ${file}. Write the path of a page with its extension, or https:// before the name of another site.`;
}

/** The relative path of a file, as a page links to it. */
function wayTo(file: string, page: Page): string {
  const way = path.posix.relative(path.posix.dirname(page.file), file);
  return way.startsWith('.') ? way : `./${way}`;
}

/** A folder is no page. */
const isFile = (file: string): boolean =>
  statSync(file, {throwIfNoEntry: false})?.isFile() === true;

function judgeAnchor(hash: string, goal: Page): string | undefined {
  if (hash === '' || goal.tree === undefined) return undefined;
  const anchors = anchorsOf(goal);
  if (anchors.has(decodeURIComponent(repairEscapes(hash)))) return undefined;
  const near = nearest(hash, anchors);
  const hint = near === undefined ? headingsHint(goal) : `Did you mean #${near}?`;
  return `${goal.file} has no anchor #${hash}. ${hint}`;
}

/** Number of headings that a message names. */
const NAMED = 10;

function headingsHint(page: Page): string {
  const all = anchoredHeadings(page).map(({anchor}) => `#${anchor}`);
  if (all.length === 0) return 'It has no headings: link to the page as a whole.';
  const more = all.length > NAMED ? ` and ${all.length - NAMED} more` : '';
  return `Its headings: ${all.slice(0, NAMED).join(', ')}${more}.`;
}

/** The path that a mistyped one probably means. Folders are often equal, so the limit is half of the last part. */
function nearestPath(wrong: string, known: Iterable<string>): string | undefined {
  const {name} = path.posix.parse(wrong);
  return nearest(wrong, known, Math.max(2, Math.floor(name.length / 2)));
}
