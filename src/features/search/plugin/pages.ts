import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

import {applyTrailingSlash} from '@docusaurus/utils-common';

import {scopeOf} from '../core/scope.ts';

/** A page that is to be found. */
export interface PageSource {
  readonly url: string;
  readonly kind: 'docs' | 'blog';
  readonly context: string;
  readonly version: string;
  /** Source file, as `@site/docs/…`. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumbs: readonly string[];
  /** How much it counts beside other pages, 0 to 1: front matter `search_weight`. */
  readonly weight: number;
}

/** What the content plugins loaded, by plugin id. */
export interface Contents {
  readonly docs: Readonly<Record<string, LoadedContent>>;
  readonly blog: Readonly<Record<string, BlogContent>>;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Of the front matter, already checked when the page was loaded. */
function weightOf(frontMatter: object): number {
  const {search_weight: weight} = frontMatter as {readonly search_weight?: unknown};
  return typeof weight === 'number' ? weight : 1;
}

/**
 * Lists what is indexed: every doc of every version and every post, except drafts and unlisted
 * ones. Posts belong to the latest version only.
 *
 * @param contents - what the content plugins loaded
 * @param site - the site's base path and how its addresses end
 * @param indexBlog - whether posts are listed
 */
export function listPages(
  contents: Contents,
  site: {readonly baseUrl: string; readonly trailingSlash: boolean | undefined},
  indexBlog: boolean,
): PageSource[] {
  const {baseUrl, trailingSlash} = site;
  const found: PageSource[] = [];
  // Index pages are announced with a slash and served without.
  const address = (permalink: string): string =>
    applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  for (const [pluginId, {loadedVersions}] of Object.entries(contents.docs)) {
    for (const {docs, path, isLast} of loadedVersions) {
      for (const doc of docs) {
        if (doc.draft || doc.unlisted) continue;
        const url = address(doc.permalink);
        const scope = scopeOf({
          pathname: url,
          baseUrl,
          pluginId,
          versionPath: path,
          isLast,
        });
        found.push({
          url,
          kind: 'docs',
          ...scope,
          source: doc.source,
          title: doc.title,
          description: doc.description,
          keywords: strings(doc.frontMatter.keywords),
          breadcrumbs: [],
          weight: weightOf(doc.frontMatter),
        });
      }
    }
  }
  if (indexBlog) {
    for (const {blogPosts} of Object.values(contents.blog)) {
      for (const {metadata} of blogPosts) {
        if (metadata.unlisted || metadata.frontMatter.draft === true) continue;
        found.push({
          url: address(metadata.permalink),
          kind: 'blog',
          context: 'blog',
          version: '',
          source: metadata.source,
          title: metadata.title,
          description: metadata.description,
          keywords: strings(metadata.frontMatter.keywords),
          breadcrumbs: ['Blog'],
          weight: 1,
        });
      }
    }
  }
  return found.sort((a, b) => (a.url < b.url ? -1 : 1));
}
