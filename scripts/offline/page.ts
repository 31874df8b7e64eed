import {type CheerioAPI, load} from 'cheerio';

import {localTarget, rootOf, type Site, type Target} from './address.ts';

/** A page of the edition. */
export interface OfflinePage {
  readonly html: string;
  /** Addresses of the site that the edition does not hold. */
  readonly missing: readonly string[];
}

/** Links in the head that still mean something. */
const KEPT_LINKS = /^(?:stylesheet|icon|apple-touch-icon|canonical)$/;
const ADDRESSES: readonly (readonly [string, string])[] = [
  ['a[href]', 'href'],
  ['area[href]', 'href'],
  ['link[href]', 'href'],
  ['img[src]', 'src'],
  ['source[src]', 'src'],
  ['video[src]', 'src'],
  ['video[poster]', 'poster'],
  ['audio[src]', 'src'],
  ['object[data]', 'data'],
  ['form[action]', 'action'],
];

/** Removes what needs the framework's script or a network. */
function strip($: CheerioAPI): void {
  $('script, noscript, base').remove();
  $('meta[http-equiv]').remove();
  $('link').each((_, element) => {
    const rel = ($(element).attr('rel') ?? '').toLowerCase();
    if (!KEPT_LINKS.test(rel)) {
      $(element).remove();
    }
  });
  $('html').removeAttr('data-has-hydrated');
}

/** The search box: a form, so that it leads somewhere without script, too. */
function searchBox(root: string): string {
  return `<form class="kw-search" role="search" action="${root}search.html" data-kw-search>
<input class="navbar__search-input" type="search" name="q" placeholder="Search" aria-label="Search" autocomplete="off" spellcheck="false" enterkeyhint="search">
</form>`;
}

/** The search page: filled by the script; without it, it leads to the list of pages. */
const SEARCH_PAGE = `<div data-kw-results>
<h1>Search the documentation</h1>
<form class="kw-results__form" role="search" action="search.html">
<input type="search" name="q" aria-label="Search" autocomplete="off" spellcheck="false" enterkeyhint="search">
<select name="ctx" aria-label="Part of the documentation"><option value="">Everything</option><option value="docs">Docs</option><option value="sdk">SDK</option></select>
<select name="version" aria-label="Release"></select>
</form>
<p class="kw-results__status" role="status">Searching needs JavaScript. Without it, <a href="contents.html">choose a page from the list of all pages</a>.</p>
<ol class="kw-results__list"></ol>
</div>`;

/** Puts a content of our own into a page; only one element of a page may be its main part. */
export function setMain($: CheerioAPI, html: string): void {
  const wrapper = $('.main-wrapper');
  const tag = wrapper.is('main') ? 'div' : 'main';
  wrapper.html(`<${tag} class="container margin-vert--lg">${html}</${tag}>`);
}

/** Puts the edition's own parts in place of those that React drives. */
function equip($: CheerioAPI, file: string, site: Site): void {
  const root = rootOf(file);
  $('html')
    .attr('data-kw-root', root)
    .attr('data-kw-file', file)
    .attr('data-kw-versions', site.versions.join(' '));
  $('head').append(
    `<link rel="stylesheet" href="${root}assets/offline.css"><script src="${root}assets/early.js"></script><script src="${root}assets/offline.js" defer></script>`,
  );
  $('[class*="navbarSearchContainer"]').html(searchBox(root));
  // Without script the menu button leads to a page that lists everything.
  $('.navbar__toggle').each((_, element) => {
    const icon = $(element).html() ?? '';
    $(element).replaceWith(
      `<a class="navbar__toggle clean-btn" href="${root}contents.html" aria-label="Toggle navigation bar" data-kw-menu>${icon}</a>`,
    );
  });
  if (file === 'search.html') {
    setMain($, SEARCH_PAGE);
  }
}

/** Rewrites a list of pictures with their densities. */
function localSrcset(value: string, resolve: (href: string) => Target): string {
  return value
    .split(/,\s+/)
    .map((part) => {
      const [href = '', ...descriptor] = part.trim().split(/\s+/);
      const target = resolve(href);
      return [target.kind === 'other' ? href : target.address, ...descriptor].join(' ');
    })
    .join(', ');
}

/**
 * Turns a built page into one that opens from the file system: relative addresses, no framework script,
 * the edition's own script instead.
 *
 * @param html the built page
 * @param file its file, relative to the build folder
 * @param site what addresses are resolved against
 */
export function offlinePage(html: string, file: string, site: Site): OfflinePage {
  const $ = load(html);
  const missing: string[] = [];
  const resolve = (href: string): Target => localTarget(href, file, site);
  strip($);
  for (const [selector, attribute] of ADDRESSES) {
    $(selector).each((_, element) => {
      if ($(element).attr('rel') === 'canonical') {
        return;
      }
      const target = resolve($(element).attr(attribute) ?? '');
      if (target.kind === 'other') {
        return;
      }
      $(element).attr(attribute, target.address);
      if (target.kind === 'missing') {
        missing.push(target.address);
      }
    });
  }
  $('[srcset]').each((_, element) => {
    $(element).attr('srcset', localSrcset($(element).attr('srcset') ?? '', resolve));
  });
  equip($, file, site);
  return {html: $.html(), missing};
}

/**
 * Makes the addresses in a style sheet relative.
 *
 * @param css the style sheet
 * @param file its file
 * @param site what addresses are resolved against
 */
export function offlineStyles(css: string, file: string, site: Site): string {
  return css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, quote: string, href: string) => {
    const target = localTarget(href, file, site);
    return target.kind === 'other' ? whole : `url(${quote}${target.address}${quote})`;
  });
}
