import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {VFile} from 'vfile';

import {parsePage} from '../../site/mdx/parse.ts';
import {successors} from '../../data/successors.ts';
import {LATEST} from '../../data/releases.ts';
import remarkDataTable from '../../mdx/data-table/index.ts';
import type {Results} from '../../site/util/result-cache.ts';

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

/** What comes of comparing two pages. */
export type Compare = Pick<PageChanges, keyof Counts | 'sections'>;

/**
 * Compares all pages of the two releases from their sources.
 *
 * @param root the repository
 * @param kept comparisons of the build before; pages that are the same since are not read again
 * @returns nothing where there is no older release to compare with
 */
export function compareReleases(
  root: string,
  kept: Pick<Results<Compare>, 'of'> = {of: (_, make) => make()},
): Report | undefined {
  if (OLD === '') return undefined;
  const listed = (folder: string): string[] =>
    pagesIn(root, folder).filter((file) => !isHidden(root, file));
  const found = findPairs(root, listed(OLD_FOLDER), successors);
  const gone = found.gone;
  // Nothing leads to a page that is not published yet, or to one that asks for that.
  const pairs = found.pairs.filter(({now}) => !isHidden(root, now.file));
  const pages = pairs
    .map((pair) => comparePair(pair, root, kept))
    .sort((one, other) => size(other) - size(one));
  const known = new Set(pairs.map(({now}) => now.route));
  // Later releases keep their SDK docs apart; then nothing here says which of its pages are new.
  const withSdk = existsSync(path.join(root, OLD_FOLDER, 'sdk'));
  const fresh = [...listed('docs'), ...(withSdk ? listed('sdk') : [])]
    .filter((file) => !file.startsWith('sdk/current/'))
    .map((file) => ({file, route: latestRouteOf(file) ?? '/'}))
    .filter(({route}) => !known.has(route))
    .map(({file, route}) => ({route, title: titleOf(file, textOf(root, file))}));
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
  {route, old, now}: Pair,
  root: string,
  kept: Pick<Results<Compare>, 'of'>,
): PageChanges {
  const before = textOf(root, old.file);
  const after = textOf(root, now.file);
  const compare = kept.of([old.file, before, now.file, after], () => {
    const sections = comparePages(
      sectionsIn(root, old.file, before),
      sectionsIn(root, now.file, after),
    );
    return {...countChanges(sections), sections};
  });
  const title = titleOf(now.file, after);
  return {
    route,
    title,
    old: {route: old.route, title: titleOf(old.file, before)},
    now: {route: now.route, title},
    ...compare,
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

function textOf(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function titleOf(file: string, text: string): string {
  return /^title:\s*['"]?(.*?)['"]?\s*$/m.exec(text)?.[1] ?? file;
}

function sectionsIn(root: string, file: string, text: string): Section[] {
  const page = parsePage(file, text, file.startsWith('sdk/') ? 'sdk' : 'docs');
  const {tree, syntaxError} = page;
  if (tree === undefined) throw new Error(`${file}: ${syntaxError?.message ?? 'not MDX'}`);
  void remarkDataTable({baseUrl: '/'})(tree, new VFile({path: file, cwd: root}), () => undefined);
  return sectionsOf(page);
}
