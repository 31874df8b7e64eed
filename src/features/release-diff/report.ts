import {VFile} from 'vfile';

import {LATEST, PREVIOUS, RELEASE_NOTES} from '../../data/releases.ts';
import remarkDataTable from '../../mdx/data-table/index.ts';
import type {Page} from '../../site/mdx/types.ts';
import {loadSite} from '../../site/source-pages.ts';
import type {Results} from '../../site/util/result-cache.ts';

import {comparePages, countChanges} from './diff.ts';
import {COMPARED_SETS, findPairs, type Pair} from './pairs.ts';
import type {Compare, Counts, Link, PageChanges, Report} from './types.ts';
import {type Section, sectionsOf} from './units.ts';

/**
 * Compares all pages of the two releases from their sources. Undefined if there is no older release. `kept` has the
 * comparisons of the build before.
 */
export function compareReleases(
  root: string,
  kept: Pick<Results<Compare>, 'of'> = {of: (_, make) => make()},
): Report | undefined {
  if (PREVIOUS === '') return undefined;
  const site = loadSite(root, COMPARED_SETS);
  const {pairs, gone, fresh} = findPairs(site);
  const pages = pairs
    .map((pair) => comparePair(pair, root, kept))
    .sort((one, other) => size(other) - size(one));
  return {
    releases: {
      from: PREVIOUS,
      to: LATEST,
      ...(site.pages.some(({route}) => route === RELEASE_NOTES) && {inWords: RELEASE_NOTES}),
    },
    pages,
    fresh: fresh.map(linkTo),
    gone: gone.map(({route}) => ({route, title: route})),
  };
}

const linkTo = ({route, title}: Page): Link => ({route, title});

/** If a smaller share of the older page stayed the same, a comparison line by line is useless. */
const REWRITTEN_BELOW = 0.3;

/** Whether a page has so little in common with its older release that only its headings are compared. */
export function isRewritten({removed, changed, same}: Counts): boolean {
  const before = removed + changed + same;
  return before > 0 && same / before < REWRITTEN_BELOW;
}

function comparePair(
  {route, old, now}: Pair,
  root: string,
  kept: Pick<Results<Compare>, 'of'>,
): PageChanges {
  const compare = kept.of([old.file, old.text, now.file, now.text], () => {
    const sections = comparePages(sectionsIn(root, old), sectionsIn(root, now));
    return {...countChanges(sections), sections};
  });
  const rewritten = isRewritten(compare);
  return {
    route,
    title: now.title,
    old: linkTo(old),
    now: linkTo(now),
    ...compare,
    ...(rewritten && {sections: compare.sections.map((one) => ({...one, changes: []}))}),
    rewritten,
  };
}

function size({added, removed, changed}: Counts): number {
  return added + removed + changed;
}

function sectionsIn(root: string, page: Page): Section[] {
  const {file, tree, syntaxError} = page;
  if (tree === undefined) {
    throw new Error(`${file}:${String(syntaxError?.line ?? 1)}: ${syntaxError?.message ?? ''}`);
  }
  void remarkDataTable({baseUrl: '/'})(tree, new VFile({path: file, cwd: root}), () => undefined);
  return sectionsOf(page);
}
