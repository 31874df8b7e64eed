import type {PageGroup, SitePage} from '../../site/inventory.ts';

import {TEXTS} from './texts.ts';

/** A page with its title, or a heading with the pages below it. */
export interface Entry {
  readonly title: string;
  /** Site path; left out for a heading that is not a page. */
  readonly route?: string;
  readonly entries?: readonly Entry[];
}

/** One set of pages: a release's docs, the SDK, the blog. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

interface Heading extends Entry {
  readonly entries: Entry[];
}

const NAMES: Readonly<Record<PageGroup['kind'], (group: PageGroup) => string>> = {
  docs: ({label}) => TEXTS.docs(label),
  sdk: ({label}) => TEXTS.sdk(label),
  blog: ({title}) => title,
};

/**
 * Lists every page a reader may want: docs and SDK of each release, and the posts. The copy of the latest release
 * under its own number is left out.
 */
export function siteMap(pages: readonly SitePage[]): Part[] {
  const groups = [...new Set(pages.map(({group}) => group))].filter(({copy}) => !copy);
  const order = (group: PageGroup): number => (group.kind === 'blog' ? 1 : group.current ? 0 : 2);
  return groups
    .sort((one, other) => order(one) - order(other))
    .map((group) => ({
      id: idOf(group),
      title: NAMES[group.kind](group),
      entries: nested(pages.filter((page) => page.group === group)),
    }));
}

/** Anchor of a set; links to it are published, so it does not change when the names above do. */
function idOf({kind, release, current}: PageGroup): string {
  if (kind === 'blog') return 'blog';
  return `${kind === 'docs' ? 'default' : 'sdk'}-${current ? 'current' : String(release)}`;
}

/** Pages below the headings of their categories. */
function nested(pages: readonly SitePage[]): Entry[] {
  const root: Entry[] = [];
  for (const {route, title, categories} of pages) {
    let entries = root;
    for (const category of categories) {
      const last = entries.at(-1);
      if (last?.entries && last.title === category) {
        ({entries} = last as Heading);
      } else {
        const heading: Heading = {title: category, entries: []};
        entries.push(heading);
        ({entries} = heading);
      }
    }
    entries.push({title, route});
  }
  return root;
}
