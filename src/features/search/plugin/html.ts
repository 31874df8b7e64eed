import {parseDocument} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js';
import * as cheerio from 'cheerio';

import {sectionsOf} from '../core/sections.ts';
import type {Page} from '../core/types.ts';

/** Where the article's content stands: docs, blog posts, anything else. */
const CONTENT = ['.theme-doc-markdown', '#__blog-post-container', 'article', 'main'];

/**
 * A built page without what nobody searches: scripts, links to files, the policy. What is left is the same
 * from build to build, unless the page itself has changed.
 */
export function withoutAssets(html: string): string {
  return html.replace(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>|<meta (?:http-equiv|name="?referrer)[^>]*>/gi,
    '',
  );
}

/**
 * Reads a built page. Description, keywords and breadcrumbs are read by the original plugin's
 * parser; the sections by our own, because the original's mix code with prose and end at
 * headings of the third level (README.md has the figures).
 *
 * @param html - the built page
 * @param url - its URL, with base path
 */
export function readBuiltPage(html: string, url: string): Page {
  const $ = cheerio.load(html);
  const heading = $('article h1').first().text().trim();
  const title = heading || $('title').text().split('|')[0]?.trim() || url;
  // What the page is called in the sidebar is what readers have seen and type.
  const label = $('.menu__link--active[aria-current="page"]').last().text().trim();
  const root = CONTENT.map((selector) => $(selector).first()).find((found) => found.length > 0);
  const sections = sectionsOf(root ? root.toArray() : [], title);
  // The original reads all sections, too, and slowly: it gets a page without any.
  $('article').empty();
  const {description, keywords, breadcrumb} = parseDocument($);
  return {
    url,
    title,
    breadcrumbs: [...new Set(breadcrumb)].filter((crumb) => crumb !== '' && crumb !== title),
    description,
    keywords: [
      ...new Set([
        ...keywords.split(',').map((keyword) => keyword.trim()),
        ...(label === title || breadcrumb.includes(label) ? [] : [label]),
      ]),
    ].filter((keyword) => keyword !== ''),
    sections,
  };
}
