import {load} from 'cheerio';

import {setMain} from './page.ts';

/** A page as the list of all pages shows it. */
export interface ListedPage {
  readonly file: string;
  readonly title: string;
}

/** A part of the list. */
interface Part {
  readonly heading: string;
  readonly holds: (file: string) => boolean;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${String(char.charCodeAt(0))};`);

/** Reads a page's own title, without the site's. */
export function titleOf(html: string): string {
  const $ = load(html);
  const heading = $('h1').first().text().trim();
  return heading === '' ? ($('title').text().split(' | ')[0] ?? '') : heading;
}

function parts(versions: readonly string[]): readonly Part[] {
  return [
    ...versions.map((version) => ({
      heading: `Release ${version}`,
      holds: (file: string) => file === `${version}.html` || file.startsWith(`${version}/`),
    })),
    {heading: 'SDK', holds: (file: string) => file.startsWith('sdk/')},
    {heading: 'Blog', holds: (file: string) => file === 'blog.html' || file.startsWith('blog/')},
    {heading: 'Documentation', holds: () => true},
  ];
}

/**
 * Writes the list of all pages: the way around for readers without script.
 *
 * @param shell a page of the edition in the root folder; its content is replaced
 * @param pages all pages, in order
 * @param versions folders of single releases, the newest first
 */
export function contentsPage(
  shell: string,
  pages: readonly ListedPage[],
  versions: readonly string[],
): string {
  const all = parts(versions);
  const lists = all.map(({heading}) => ({heading, items: [] as ListedPage[]}));
  for (const page of pages) {
    lists[all.findIndex(({holds}) => holds(page.file))]?.items.push(page);
  }
  // Single releases are tried first, as their files stand in folders, and shown last: most readers want
  // the newest.
  const order = [
    ...lists.slice(-1),
    ...lists.slice(versions.length, -1),
    ...lists.slice(0, versions.length),
  ];
  const sections = order
    .filter(({items}) => items.length > 0)
    .map(
      ({heading, items}) =>
        `<h2>${escape(heading)}</h2>\n<ul>\n${items
          .map(({file, title}) => `<li><a href="${encodeURI(file)}">${escape(title)}</a></li>`)
          .join('\n')}\n</ul>`,
    );
  const $ = load(shell);
  $('title').text('All pages | Kamiwaza Docs');
  $('html').attr('data-kw-file', 'contents.html');
  $('link[rel="canonical"], meta[property^="og:"], meta[name="description"]').remove();
  setMain($, `\n<h1>All pages</h1>\n${sections.join('\n')}\n`);
  return $.html();
}
