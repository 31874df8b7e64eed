import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import type {Contents} from '../search/plugin/pages.ts';

/** A page with its title, or a heading with the pages below it. */
export interface Entry {
  readonly title: string;
  /** Site path with the base path; left out for a heading that is no page. */
  readonly url?: string;
  readonly entries?: readonly Entry[];
}

/** One set of pages: a release's docs, the SDK, the blog. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The pages of one version in the order of its sidebars; those in none of them come last. */
function entriesOf({docs, sidebars}: LoadedVersion): Entry[] {
  const pages = new Map(
    docs.filter(({draft, unlisted}) => !draft && !unlisted).map((doc) => [doc.id, doc]),
  );
  const listed = new Set<string>();
  const page = (id: string): Entry[] => {
    const doc = pages.get(id);
    if (!doc || listed.has(id)) return [];
    listed.add(id);
    return [{title: doc.title, url: doc.permalink}];
  };
  const entry = (item: SidebarItem): Entry[] => {
    if (item.type === 'doc' || item.type === 'ref') return page(item.id);
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? page(item.link.id) : [];
    const entries = [...own, ...item.items.flatMap(entry)];
    return entries.length === 0 ? [] : [{title: item.label, entries}];
  };
  const ordered = Object.values(sidebars).flatMap((items) => items.flatMap(entry));
  return [...ordered, ...[...pages.keys()].flatMap(page)];
}

/**
 * Lists every page a reader may want: docs and SDK of each release, and the posts. The copy of the
 * latest release under its own number holds the same pages and is left out.
 *
 * @param contents - what the content plugins loaded
 */
export function siteMap({docs, blog}: Contents): Part[] {
  const name = (plugin: string): string => (plugin === 'sdk' ? 'Python SDK' : 'Documentation');
  const versions = Object.entries(docs).flatMap(([plugin, {loadedVersions}]) => {
    const latest = loadedVersions.find(({isLast}) => isLast);
    return loadedVersions
      .filter(({isLast, label}) => isLast || !latest?.label.startsWith(label))
      .map((version) => ({plugin, version}));
  });
  const posts = Object.values(blog).flatMap(({blogPosts}) =>
    blogPosts
      .filter(({metadata}) => !metadata.unlisted)
      .map(({metadata}): Entry => ({title: metadata.title, url: metadata.permalink})),
  );
  const part = ({plugin, version}: (typeof versions)[number]): Part => ({
    id: `${plugin}-${version.versionName}`,
    title: `${name(plugin)} ${version.label}`,
    entries: entriesOf(version),
  });
  return [
    ...versions.filter(({version}) => version.isLast).map(part),
    {id: 'blog', title: 'Blog', entries: posts},
    ...versions.filter(({version}) => !version.isLast).map(part),
  ].filter(({entries}) => entries.length > 0);
}
