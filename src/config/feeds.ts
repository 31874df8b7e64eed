import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** Elements that only work with this site's style sheet and script. */
const OF_THE_PAGE = [
  '[role="group"]:has(> button)', // the bar of tools above a post
  'a.hash-link',
  'button',
  'svg', // icons; pictures of a post are files
  'img[src$="-dark.svg"]', // second drawing for the dark mode, which a feed reader would show as well
].join(', ');

const ATTRIBUTES = ['class', 'style', 'tabindex', 'role', 'decoding', 'loading', 'target', 'rel'];

/**
 * The HTML of a built post as a feed reader can show it, which has neither style sheet nor script:
 * each picture once, code as plain text, no controls. Takes and returns HTML without `<html>`.
 */
export function readableHtml(html: string): string {
  const $ = load(html, null, false);
  $(OF_THE_PAGE).remove();
  $('.theme-code-block').each((_, block) => {
    // In Markdown code, headings have a class with this word as well.
    const title = $(block).find('[class*="title"]:not(code *)').first().text();
    $(block).find('br').replaceWith('\n');
    const code = $('<pre>').append($('<code>').text($(block).find('code').text().trimEnd()));
    $(block).replaceWith(title === '' ? code : $('<div>').append($('<p>').text(title), code));
  });
  for (const name of ATTRIBUTES) $(`[${name}]`).removeAttr(name);
  return $.html().replaceAll(/<!--.*?-->/gs, '');
}

/** Creates the items of all three feeds: the posts in full, cleaned by `readableHtml`. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({...item, content: readableHtml(item.content ?? '')}));
};
