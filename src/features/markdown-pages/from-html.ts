import type {Cheerio, CheerioAPI} from 'cheerio';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import type {Code, List, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {SitePage} from '../../site/inventory.ts';
import {routeOfPermalink} from '../../site/routes.ts';

import {POSTS} from './texts.ts';

/** What a Markdown version does without. */
const LEFT_OUT = [
  // The title has a place of its own.
  'h1',
  // Navigation, controls and decoration.
  'nav, button, form, img, svg, hr, .search-ignore, [data-markdown-ignore]',
  // Anchors of headings, and the second link to a post.
  'a[aria-label]',
  // Signs that are also said in words, and words that are also said by signs.
  '[aria-hidden="true"], ins .kw-spoken, del .kw-spoken',
].join();

/** What is known of a site. */
interface Site {
  readonly baseUrl: string;
  /** The written pages. */
  readonly pages: readonly Pick<SitePage, 'route' | 'description'>[];
}

/** Main part of a page. The functions below change it. */
type Main = Cheerio<ReturnType<CheerioAPI>[number]>;

/**
 * The text of a built page that has no source, as Markdown: its main part, without its title, navigation and
 * controls. Links are site paths.
 */
export function fromPage($: CheerioAPI, {baseUrl, pages}: Site): Root {
  const main = $('main').clone();
  main.find(LEFT_OUT).remove();
  main
    .find('a')
    .filter((_, link) => $(link).text() === '')
    .remove();
  summarizePosts($, main, {baseUrl, pages});
  countPosts($, main);
  showCode($, main);
  closeUpMarks($, main);
  const html = (main.html() ?? '')
    // React marks the ends of its texts with comments.
    .replace(/<!--.*?-->/gs, '')
    // `~~1~~ **2**` reads better than `~~1~~**2**`, and a parser never confuses the marks.
    .replaceAll('</del><ins>', '</del> <ins>');
  const tree = toMdast(fromHtml(html, {fragment: true}), {
    handlers: {ins: defaultHandlers.strong, ul: listOrDiff},
  }) as Root;
  visit(tree, (node) => {
    if ('spread' in node) node.spread = false;
    if ('url' in node && node.url.startsWith(baseUrl)) {
      node.url = `/${node.url.slice(baseUrl.length)}`;
    }
  });
  return tree;
}

/** Shows the description of each post, which says more in less space than its beginning. */
function summarizePosts($: CheerioAPI, main: Main, {baseUrl, pages}: Site): void {
  main.find('article').each((_, post) => {
    const address = $(post).find('h2 a').attr('href');
    if (address === undefined) return;
    const page = pages.find(({route}) => route === routeOfPermalink(address, baseUrl));
    if (page) $(post).find('.markdown').empty().append($('<p>').text(page.description));
  });
}

/** Says what the number behind the name of an author or tag is; in the list of tags, also what a tag is about. */
function countPosts($: CheerioAPI, main: Main): void {
  main.find('[rel="tag"]:has(span)').each((_, tag) => {
    const {title} = tag.attribs;
    const about = title === undefined ? '' : `: ${title}`;
    $(tag).after($(tag).children('span'), $('<span>').text(about));
  });
  main.find('a').removeAttr('title');
  main
    .find('[rel="tag"] + span, .avatar__name > span')
    .text((_, words) => (/^\d+$/.test(words) ? ` (${POSTS(Number(words))})` : words));
}

/** Writes a changed line of code as it was and as it is. */
function showCode($: CheerioAPI, main: Main): void {
  main.find('li[data-code]').each((_, item) => {
    const side = (sign: string, other: string): string[] => {
      const line = $(item).clone();
      line.find(`.kw-spoken, ${other}`).remove();
      return line.text() === '' ? [] : [`${sign} ${line.text()}`];
    };
    const lines = [...side('-', 'ins'), ...side('+', 'del')].join('\n');
    $(item).html('<pre><code class="language-diff"></code></pre>').find('code').text(lines);
  });
}

/** Moves spaces out of marks, as Markdown requires. */
function closeUpMarks($: CheerioAPI, main: Main): void {
  main.find('ins, del').each((_, mark) => {
    const [, before = '', words = '', after = ''] =
      /^(\s*)(.*?)(\s*)$/s.exec($(mark).html() ?? '') ?? [];
    const marked = words === '' ? '' : `<${mark.tagName}>${words}</${mark.tagName}>`;
    $(mark).replaceWith(before + marked + after);
  });
}

/** A list. Lines of code leave it, and neighbors become one block, which programs understand. */
const listOrDiff: Handle = (state, node) => {
  const parts: (List | Code)[] = [];
  const list = defaultHandlers.ul(state, node);
  for (const item of list.children) {
    const [line] = item.children;
    const last = parts.at(-1);
    if (line?.type === 'code') {
      if (last?.type === 'code') last.value += `\n${line.value}`;
      else parts.push(line);
    } else if (last?.type === 'list') last.children.push(item);
    else parts.push({...list, children: [item]});
  }
  return parts;
};
