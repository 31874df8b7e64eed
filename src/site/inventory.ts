import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {site} from '../data/site.ts';

import {routeOfPermalink, sdkSuccessor} from './routes.ts';

/** A group of pages that belong together for a reader: a release of the product docs, the SDK, the blog. */
export interface PageGroup {
  readonly kind: 'docs' | 'sdk' | 'blog';
  /** Release the pages describe; the blog has none. */
  readonly release: string | undefined;
  /** Site path of its pages: `/`, `/0.3.2`, `/sdk`, `/blog`. */
  readonly path: string;
  readonly title: string;
  /** What the version dropdown calls the release, such as `0.5.0 (Latest)`; for the blog its title. */
  readonly label: string;
  /** The release for readers who don't need another one. */
  readonly current: boolean;
  /** The copy of the latest release under its own number, which has the same pages as that one. */
  readonly copy: boolean;
}

/** What a build knows about one written page, from any plugin. Paths are site paths: no base URL. */
export interface SitePage {
  readonly route: string;
  /** Source below the repository's root, with forward slashes. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly group: PageGroup;
  readonly keywords: readonly string[];
  /** Labels of the sidebar's categories around the page, the outermost first. */
  readonly categories: readonly string[];
  /** How much the page counts in search compared to others, 0.5 to 1. */
  readonly searchWeight: number;
  /** Address that search engines should index; differs from `route` for copies and old releases. */
  readonly canonical: string;
}

/** The parts of a plugin that are used: its name, its id and what it loaded. */
export interface PluginContent {
  readonly name: string;
  readonly options: {readonly id?: string | undefined};
  readonly content: unknown;
}

/** What the plugins loaded, and the base URL of their permalinks. */
export interface Sources {
  readonly plugins: readonly PluginContent[];
  readonly baseUrl: string;
}

/**
 * All pages of a build that are written by people (or the SDK generator), in reading order, without drafts
 * and unlisted pages: a build omits drafts, this function omits unlisted pages. Under `npm start` Docusaurus
 * shows both like any page, so they are included.
 */
export function collectPages({plugins, baseUrl}: Sources): SitePage[] {
  const docs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
  const blogs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-blog');
  return [
    ...docs.flatMap((plugin) => docsPages(plugin, baseUrl)),
    ...blogs.flatMap((plugin) => blogPages(plugin, baseUrl)),
  ];
}

/** What the plugins loaded, in the form for {@link collectPages}, without a build. */
export function pluginsOf(allContent: AllContent): PluginContent[] {
  return Object.entries(allContent).flatMap(([name, byId]) =>
    Object.entries(byId).map(([id, content]) => ({name, options: {id}, content})),
  );
}

function docsPages(plugin: PluginContent, baseUrl: string): SitePage[] {
  const {loadedVersions} = plugin.content as LoadedContent;
  const isSdk = plugin.options.id === 'sdk';
  const last = loadedVersions.find((version) => version.isLast);
  const lastRoutes = new Map(
    last?.docs.map((doc) => [doc.id, routeOfPermalink(doc.permalink, baseUrl)]),
  );
  return loadedVersions.flatMap((version) => {
    const release = version.versionName === 'current' ? site.release : version.versionName;
    const group: PageGroup = {
      kind: isSdk ? 'sdk' : 'docs',
      release,
      path: routeOfPermalink(version.path, baseUrl),
      title: isSdk ? `Python SDK ${release}` : `Kamiwaza ${release}`,
      label: version.label,
      current: version.isLast,
      copy: !version.isLast && release === site.release,
    };
    const categories = categoriesOf(version);
    return inReadingOrder(version, [...categories.keys()]).map((doc): SitePage => {
      const route = routeOfPermalink(doc.permalink, baseUrl);
      return {
        route,
        file: sourceFile(doc.source),
        title: doc.title,
        description: doc.description,
        group,
        keywords: strings(doc.frontMatter.keywords),
        categories: categories.get(doc.id) ?? [],
        searchWeight: weightOf(doc.frontMatter),
        canonical: version.isLast
          ? route
          : (sdkSuccessor(route) ?? lastRoutes.get(doc.id) ?? route),
      };
    });
  });
}

function inReadingOrder(version: LoadedVersion, order: readonly string[]): DocMetadata[] {
  const places = new Map(order.map((id, at) => [id, at]));
  const place = ({id}: DocMetadata): number => places.get(id) ?? order.length;
  return version.docs
    .filter((doc) => !doc.draft && !doc.unlisted)
    .sort((a, b) => place(a) - place(b));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Every doc of the sidebars in their order, with the labels of the categories around it. */
function categoriesOf(version: LoadedVersion): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const add = (id: string, around: readonly string[]): void => {
    if (!found.has(id)) found.set(id, around);
  };
  const walk = (item: SidebarItem, around: readonly string[]): void => {
    if (item.type === 'doc' || item.type === 'ref') {
      add(item.id, around);
    } else if (item.type === 'category') {
      const inner = [...around, item.label];
      if (item.link?.type === 'doc') add(item.link.id, inner);
      for (const child of item.items) walk(child, inner);
    }
  };
  for (const item of Object.values(version.sidebars).flat()) walk(item, []);
  return found;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The front matter was checked when the page was loaded. */
function weightOf(frontMatter: object): number {
  const {search_weight: weight} = frontMatter as {readonly search_weight?: unknown};
  return typeof weight === 'number' ? weight : 1;
}

function blogPages(plugin: PluginContent, baseUrl: string): SitePage[] {
  const content = plugin.content as BlogContent;
  const group: PageGroup = {
    kind: 'blog',
    release: undefined,
    path: routeOfPermalink(content.blogTagsListPath.replace(/\/[^/]+\/?$/, ''), baseUrl),
    title: 'Blog',
    label: 'Blog',
    current: true,
    copy: false,
  };
  return content.blogPosts
    .map(({metadata}) => metadata)
    .filter((post) => !post.unlisted)
    .map((post) => {
      const route = routeOfPermalink(post.permalink, baseUrl);
      return {
        route,
        file: sourceFile(post.source),
        title: post.title,
        description: post.description,
        group,
        keywords: strings(post.frontMatter.keywords),
        categories: [],
        searchWeight: 1,
        canonical: route,
      };
    });
}

/** The file below the repository's root. */
const sourceFile = (source: string): string => source.replace(/^@site\//, '');
