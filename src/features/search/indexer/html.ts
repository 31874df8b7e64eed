import type {CheerioAPI} from 'cheerio';

import {sectionsOf} from '../core/sections.ts';
import type {Page} from '../core/types.ts';

/** The element with the article's content: docs, blog posts, anything else. */
const CONTENT = ['.theme-doc-markdown', '#__blog-post-container', 'article', 'main'];

/** The active entry of the navigation bar, and the open categories of the sidebar. */
function breadcrumbsOf($: CheerioAPI): string[] {
  const bar = $('.navbar__link--active').first();
  const menu = $('.main-wrapper .menu').first();
  const open = menu.find('.menu__list-item-collapsible .menu__link--active');
  return [...bar.toArray(), ...open.toArray()].map((element) => $(element).text().trim());
}

const metaOf = ($: CheerioAPI, name: string): string =>
  $(`meta[name="${name}"]`).attr('content') ?? '';

/** Reads a built page, which is not changed. The URL has the base path. */
export function readBuiltPage($: CheerioAPI, url: string): Page {
  const heading = $('article h1').first().text().trim();
  const title = heading || $('title').text().split('|')[0]?.trim() || url;
  // Readers have seen the page's name in the sidebar, and type it.
  const label = $('.menu__link--active[aria-current="page"]').last().text().trim();
  const root = CONTENT.map((selector) => $(selector).first()).find((found) => found.length > 0);
  const breadcrumbs = breadcrumbsOf($);
  const keywords = metaOf($, 'keywords').split(',');
  if (label !== title && !breadcrumbs.includes(label)) keywords.push(label);
  return {
    url,
    title,
    breadcrumbs: [...new Set(breadcrumbs)].filter((crumb) => crumb !== '' && crumb !== title),
    description: metaOf($, 'description'),
    keywords: [...new Set(keywords.map((keyword) => keyword.trim()))].filter((one) => one !== ''),
    sections: sectionsOf(root ? root.toArray() : [], title),
  };
}
