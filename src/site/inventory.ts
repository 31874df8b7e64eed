import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {site} from '../data/site.ts';
import {successors} from '../data/successors.ts';

import {blogFacts} from './blog.ts';

/** A group of pages that belong together for a reader: a release of the product docs, the SDK, the blog. */
export interface PageGroup {
  readonly kind: 'docs' | 'sdk' | 'blog';
  /** Release the pages describe; the blog has none. */
  readonly release: string | undefined;
  /** Where the group lives, as a site path: `/`, `/0.3.2`, `/sdk`, `/blog`. */
  readonly path: string;
  readonly title: string;
  /** The release that readers without a reason should read. */
  readonly current: boolean;
}

/** What a build knows about one written page, whoever its plugin is. Paths are site paths: no base URL. */
export interface SitePage {
  readonly route: string;
  /** Source below the repository's root, with forward slashes. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly group: PageGroup;
  /** Label of the sidebar's category, where there is one. */
  readonly section: string | undefined;
  /** Address that search engines should keep; differs from `route` for copies and old releases. */
  readonly canonical: string;
}

/** What is asked of a plugin: its name, its id and what it loaded. */
export interface PluginContent {
  readonly name: string;
  readonly options: {readonly id?: string | undefined};
  readonly content: unknown;
}

interface Sources {
  readonly plugins: readonly PluginContent[];
  readonly baseUrl: string;
}

/**
 * All pages of a build that are written by people (or the SDK generator), in reading order, without drafts and
 * unlisted pages: a build leaves the ones out, this function the others. Under `npm start` Docusaurus shows
 * both like any page, and so they are here.
 */
export function collectPages({plugins, baseUrl}: Sources): SitePage[] {
  const docs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
  const blogs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-blog');
  return [
    ...docs.flatMap((plugin) => docsPages(plugin, baseUrl)),
    ...blogs.flatMap((plugin) => blogPages(plugin, baseUrl)),
  ];
}

/** What the plugins loaded in the form of {@link collectPages}, while no build is under way. */
export function pluginsOf(allContent: AllContent): PluginContent[] {
  return Object.entries(allContent).flatMap(([name, byId]) =>
    Object.entries(byId).map(([id, content]) => ({name, options: {id}, content})),
  );
}

/** A permalink without the base URL: `/` for the home page, no slash at the end elsewhere. */
export function routeOf(permalink: string, baseUrl: string): string {
  const bare = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  return `/${bare.replace(/^\/|\/$/g, '')}`;
}

function docsPages(plugin: PluginContent, baseUrl: string): SitePage[] {
  const {loadedVersions} = plugin.content as LoadedContent;
  const isSdk = plugin.options.id === 'sdk';
  const last = loadedVersions.find((version) => version.isLast);
  const lastRoutes = new Map(last?.docs.map((doc) => [doc.id, routeOf(doc.permalink, baseUrl)]));
  return loadedVersions.flatMap((version) => {
    const release = version.versionName === 'current' ? site.release : version.versionName;
    const group: PageGroup = {
      kind: isSdk ? 'sdk' : 'docs',
      release,
      path: routeOf(version.path, baseUrl),
      title: isSdk ? `Python SDK ${release}` : `Kamiwaza ${release}`,
      current: version.isLast,
    };
    const sections = sectionsOf(version);
    return inReadingOrder(version, [...sections.keys()]).map((doc): SitePage => {
      const route = routeOf(doc.permalink, baseUrl);
      return {
        route,
        file: sourceFile(doc.source),
        title: doc.title,
        description: doc.description,
        group,
        section: sections.get(doc.id),
        canonical: version.isLast ? route : (successors[route] ?? lastRoutes.get(doc.id) ?? route),
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

/** Every doc of the sidebars in their order, with the label of the outermost category around it. */
function sectionsOf(version: LoadedVersion): Map<string, string | undefined> {
  const sections = new Map<string, string | undefined>();
  const walk = (item: SidebarItem, section: string | undefined): void => {
    if (item.type === 'doc' || item.type === 'ref') {
      if (!sections.has(item.id)) sections.set(item.id, section);
    } else if (item.type === 'category') {
      const inner = section ?? item.label;
      if (item.link?.type === 'doc') sections.set(item.link.id, inner);
      item.items.forEach((child) => {
        walk(child, inner);
      });
    }
  };
  Object.values(version.sidebars)
    .flat()
    .forEach((item) => {
      walk(item, undefined);
    });
  return sections;
}

function blogPages(plugin: PluginContent, baseUrl: string): SitePage[] {
  const content = plugin.content as BlogContent;
  const group: PageGroup = {
    kind: 'blog',
    release: undefined,
    path: routeOf(blogFacts(content)?.permalink ?? '/', baseUrl),
    title: 'Blog',
    current: true,
  };
  return content.blogPosts
    .map(({metadata}) => metadata)
    .filter((post) => !post.unlisted)
    .map((post) => {
      const route = routeOf(post.permalink, baseUrl);
      return {
        route,
        file: sourceFile(post.source),
        title: post.title,
        description: post.description,
        group,
        section: undefined,
        canonical: route,
      };
    });
}

const sourceFile = (source: string): string => source.replace(/^@site\//, '');
