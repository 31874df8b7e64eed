import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {VFile} from 'vfile';

import {parsePage} from '../../content-rules/parse.ts';
import {successors} from '../../data/successors.ts';
import remarkDataTable from '../remark-data-table/index.ts';

import {comparePages, countChanges, type Counts, type SectionChange} from './diff.ts';
import {findPairs, latestRouteOf, type Pair} from './pairs.ts';
import {type Section, sectionsOf} from './units.ts';

/** A page as the list of all changes shows it. */
export interface PageLine extends Counts {
  readonly route: string;
  readonly title: string;
}

export interface PageChanges extends PageLine {
  readonly old: {readonly route: string; readonly title: string};
  readonly now: {readonly route: string; readonly title: string};
  readonly sections: readonly SectionChange[];
}

export interface Link {
  readonly route: string;
  readonly title: string;
}

export interface Report {
  /** Those that changed most stand first. */
  readonly pages: readonly PageChanges[];
  readonly fresh: readonly Link[];
  readonly gone: readonly Link[];
}

const OLD_FOLDER = 'versioned_docs/version-0.3.2';

/** Compares all pages of the two releases from their sources. */
export function compareReleases(root: string): Report {
  const {pairs, gone} = findPairs(root, pagesIn(root, OLD_FOLDER), successors);
  const read = (file: string): {title: string; sections: Section[]} => readPage(root, file);
  const pages = pairs
    .map((pair) => comparePair(pair, read))
    .sort((one, other) => size(other) - size(one));
  const known = new Set(pairs.map(({now}) => now.route));
  const fresh = [...pagesIn(root, 'docs'), ...pagesIn(root, 'sdk')]
    .filter((file) => !file.startsWith('sdk/current/'))
    .map((file) => ({route: latestRouteOf(file) ?? '/', title: read(file).title}))
    .filter(({route}) => !known.has(route));
  return {
    pages,
    fresh,
    gone: gone.map((route) => ({route, title: route})),
  };
}

function comparePair(
  pair: Pair,
  read: (file: string) => {title: string; sections: Section[]},
): PageChanges {
  const old = read(pair.old.file);
  const now = read(pair.now.file);
  const sections = comparePages(old.sections, now.sections);
  return {
    route: pair.route,
    title: now.title,
    old: {route: pair.old.route, title: old.title},
    now: {route: pair.now.route, title: now.title},
    ...countChanges(sections),
    sections,
  };
}

function size({added, removed, changed}: Counts): number {
  return added + removed + changed;
}

function pagesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}

function readPage(root: string, file: string): {title: string; sections: Section[]} {
  const text = readFileSync(path.join(root, file), 'utf8');
  const page = parsePage(file, text, file.startsWith('sdk/') ? 'sdk' : 'docs');
  const {tree, syntaxError} = page;
  if (tree === undefined) throw new Error(`${file}: ${syntaxError?.message ?? 'not MDX'}`);
  void remarkDataTable({baseUrl: '/'})(tree, new VFile({path: file, cwd: root}), () => undefined);
  const title = /^title:\s*['"]?(.*?)['"]?\s*$/m.exec(text)?.[1] ?? file;
  return {title, sections: sectionsOf(page)};
}
