import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {VFile} from 'vfile';

import {parsePage} from '../../content-rules/parse.ts';
import {successors} from '../../data/successors.ts';
import {LATEST} from '../../versions/releases.ts';
import remarkDataTable from '../remark-data-table/index.ts';

import {comparePages, countChanges, type Counts, type SectionChange} from './diff.ts';
import {findPairs, isHidden, latestRouteOf, OLD, OLD_FOLDER, type Pair} from './pairs.ts';
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

/** What is compared, in the words of the pages. */
export interface Compared {
  readonly from: string;
  readonly to: string;
  /** The page that tells the same in words, where somebody has written it. */
  readonly inWords?: string;
}

export interface Report {
  readonly releases: Compared;
  /** Those that changed most stand first. */
  readonly pages: readonly PageChanges[];
  readonly fresh: readonly Link[];
  readonly gone: readonly Link[];
}

/**
 * Compares all pages of the two releases from their sources.
 *
 * @param root the repository
 * @returns nothing where there is no older release to compare with
 */
export function compareReleases(root: string): Report | undefined {
  if (OLD === '') return undefined;
  const listed = (folder: string): string[] =>
    pagesIn(root, folder).filter((file) => !isHidden(root, file));
  const found = findPairs(root, listed(OLD_FOLDER), successors);
  const gone = found.gone;
  // Nothing leads to a page that is not published yet, or to one that asks for that.
  const pairs = found.pairs.filter(({now}) => !isHidden(root, now.file));
  const read = (file: string): {title: string; sections: Section[]} => readPage(root, file);
  const pages = pairs
    .map((pair) => comparePair(pair, read))
    .sort((one, other) => size(other) - size(one));
  const known = new Set(pairs.map(({now}) => now.route));
  // Later releases keep their SDK docs apart; then nothing here says which of its pages are new.
  const withSdk = existsSync(path.join(root, OLD_FOLDER, 'sdk'));
  const fresh = [...listed('docs'), ...(withSdk ? listed('sdk') : [])]
    .filter((file) => !file.startsWith('sdk/current/'))
    .map((file) => ({route: latestRouteOf(file) ?? '/', title: read(file).title}))
    .filter(({route}) => !known.has(route));
  const inWords = `/installation/what-changed-since-${OLD.replaceAll('.', '-')}`;
  return {
    releases: {
      from: OLD,
      to: LATEST,
      ...(existsSync(path.join(root, `docs${inWords}.mdx`)) && {inWords}),
    },
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
