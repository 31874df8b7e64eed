import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {XMLParser, XMLValidator} from 'fast-xml-parser';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';

import {env} from '../../src/config/env.ts';
import {markdownAddress} from '../../src/site/addresses.ts';
import {GrowingIndex} from '../../src/features/search/core/decode.ts';
import type {Manifest} from '../../src/features/search/core/types.ts';
import {cardOf} from '../../src/site/card-address.ts';
import {LATEST, RELEASES} from '../../src/data/releases.ts';
import {allRoutes, routes} from '../routes.ts';

import {type BuiltPage, builtPages, pageOf} from './pages.ts';

const BUILD = 'build';
const ROOT = env.url + env.baseUrl;
/** The address of the public site, as search engines know it. */
const PUBLISHED = 'https://kamiwaza-ai.github.io/kamiwaza-docs';
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const written = [
  ...routes.latest,
  ...routes.copy,
  ...routes.old,
  ...routes.sdk,
  ...routes.blog,
].filter((route) => !['/blog', '/blog/archive', '/blog/authors'].includes(route));
const content: ReadonlySet<string> = new Set(written);
const markdownFiles = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  // `skill.md` tells agents about the site; it is no page.
  .filter((file) => file.endsWith('.md') && !/(?:^|\/)skill\.md$/i.test(file));

/** Markdown outside of code. */
const prose = (text: string): string =>
  text.replace(/^( *)(`{3,})[\s\S]*?^\1\2 *$/gm, '').replace(/(`+)[^`]*?\1/g, '');
const links = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map((match) => match[1] ?? '');

/** File of a page's Markdown version, from the page's address with the base URL. */
const markdownPath = (address: string): string =>
  markdownAddress(address, env.baseUrl).slice(env.baseUrl.length);
/** Release that a page describes, by its route. */
const releaseOf = (route: string): string =>
  RELEASES.find((name) => `${route}/`.includes(`/${name}/`)) ?? LATEST;
const isList = (route: string): boolean =>
  /^\/(?:search|sitemap|changes|blog\/?$|blog\/(?:archive|authors|tags))/.test(route);

/** Where an internal address leads in the build; undefined when it is not one of ours. */
function fileOf(url: URL): string | undefined {
  if (url.origin !== env.url || !url.pathname.startsWith(env.baseUrl)) return undefined;
  return decodeURI(url.pathname).slice(env.baseUrl.length);
}

/** What a comparison tells only screen readers; its Markdown version uses signs instead. */
const FOR_EARS = /^(?: (?:deleted|inserted): |, end\. |(?:Added|Removed|Changed)\b.*: )$/;

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The Markdown versions that the text of a list links to. */
function listedTargets({address, $}: BuiltPage): string[] {
  return (
    $('main a[href]')
      // The Markdown version leaves out breadcrumbs and the links to the next pages, and has the description of a post
      // in place of its beginning.
      .not('nav a, .markdown:not(.theme-doc-markdown) a')
      .toArray()
      .map((element) => new URL($(element).attr('href') ?? '', env.url + address))
      .filter(({pathname, hash}) => pathname !== address || hash === '')
      .map((url) => (fileOf(url) === undefined ? undefined : markdownPath(url.pathname)))
      .filter((target) => target !== undefined)
      .filter((target) => existsSync(path.join(BUILD, target)))
  );
}

/** Every word that a comparison shows. */
const comparedWords = ({$}: BuiltPage): string[] =>
  $('main section li')
    .find('*')
    .not('[aria-hidden]')
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node && !FOR_EARS.test(node.data) ? words(node.data) : []));

/** What the tests below compare: each page is parsed once. */
const pages = Array.from(builtPages(BUILD), (page) => {
  const {file, address, $} = page;
  const route = `/${address.slice(env.baseUrl.length)}`;
  const listed = !content.has(route) && route !== '/404' && isList(route);
  return {
    file,
    address,
    route,
    title: $('head title').text(),
    headings: $('h1')
      .toArray()
      .map((element) => $(element).text().trim()),
    canonicals: $('link[rel="canonical"]')
      .toArray()
      .map((element) => $(element).attr('href')),
    markdown: $('link[rel="alternate"][type="text/markdown"]').attr('href'),
    search: $('link[rel="search"]').attr('href'),
    cards: ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map((card) =>
      $(card).attr('content'),
    ),
    types: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => (JSON.parse($(element).text()) as {'@type': string})['@type'])
      .sort(),
    list: listed && {
      title: $('main h1').text(),
      description: $('meta[name="description"]').attr('content'),
      targets: route === '/search' ? undefined : listedTargets(page),
    },
    compared: address.startsWith(`${env.baseUrl}changes/`) && comparedWords(page),
  };
});

describe('Markdown versions', () => {
  it.each(written)('%s has one with complete front matter', (route) => {
    const {data, content} = matter(read(markdownAddress(route)));
    expect(data.title).toBeTruthy();
    expect(String(data.description).length).toBeGreaterThanOrEqual(50);
    expect(String(data.canonical)).toMatch(/^https?:\/\//);
    if (!route.startsWith('/blog/')) {
      expect(String(data.version)).toBe(releaseOf(route));
    }
    expect(content).toContain(`# ${String(data.title)}`);
    expect(content.length).toBeGreaterThan(300);
  });

  it('every route of the site has one', () => {
    const without = pages
      .map(({address}) => address)
      .filter((address) => address !== `${env.baseUrl}404`)
      .filter((address) => !existsSync(path.join(BUILD, markdownPath(address))));
    expect(without).toEqual([]);
  });

  it('there is none without a page', () => {
    const known = new Set(pages.map(({address}) => markdownPath(address)));
    expect(markdownFiles.filter((file) => !known.has(file))).toEqual([]);
  });

  it('of lists and comparisons have the title of their page and all its links to pages', () => {
    let lists = 0;
    for (const {address, list} of pages) {
      if (!list) continue;
      lists += 1;
      const file = markdownPath(address);
      const {data, content: text} = matter(read(file));
      expect(data.title, file).toBe(list.title);
      expect(data.description, file).toBe(list.description);
      const led = links(text).map((link) => fileOf(new URL(link, ROOT + file)));
      expect(
        list.targets?.filter((target) => target !== file && !led.includes(target)) ?? [],
        file,
      ).toEqual([]);
    }
    expect(lists).toBeGreaterThan(25);
  });

  it('of comparisons contain every word of their page', () => {
    let compared = 0;
    for (const {address, compared: shown} of pages) {
      if (!shown) continue;
      const known = new Set(words(read(markdownPath(address)).replaceAll('\\', ' ')));
      compared += 1;
      expect(
        shown.filter((word) => !known.has(word)),
        address,
      ).toEqual([]);
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('name the same canonical address as their page', () => {
    let compared = 0;
    for (const {address, canonicals, markdown} of pages) {
      const file = markdownPath(address);
      if (!existsSync(path.join(BUILD, file))) continue;
      compared += 1;
      const {data} = matter(read(file));
      expect(data.canonical, file).toBe(canonicals[0]);
      expect(markdown, address).toBe(ROOT + file);
    }
    // All but the page of unknown addresses.
    expect(compared).toBe(pages.length - 1);
  });

  it('contain nothing but Markdown', () => {
    const faults = markdownFiles.flatMap((file) => {
      const found = /(?<!\\)<\/?[A-Za-z][^>\n@:]*>|^import |^export |^:::|\{\/\*/m.exec(
        prose(read(file)),
      );
      return found ? [`${file}: ${found[0]}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('link to other Markdown versions and files that exist', () => {
    const faults = markdownFiles.flatMap((file) =>
      links(read(file)).flatMap((link) => {
        const target = fileOf(new URL(link, ROOT + file));
        if (target === undefined || target === '') return [];
        const exists = existsSync(path.join(BUILD, target));
        return exists || existsSync(path.join(BUILD, `${target}.html`)) ? [] : [`${file}: ${link}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('stay out of sitemap and search', () => {
    expect(read('sitemap.xml')).not.toMatch(/\.md<|llms/);
    const {indexes} = JSON.parse(read('search-index.json')) as Manifest;
    const listed = Object.values(indexes)
      .flatMap((contexts) => Object.values(contexts))
      .flatMap((file) => {
        const index = new GrowingIndex(JSON.parse(read(file)), env.baseUrl);
        for (const errors of index.errorFiles()) index.add(errors, JSON.parse(read(errors)));
        return index.records;
      })
      .map(({u}) => `/${u.slice(env.baseUrl.length)}`);
    expect(written.filter((route) => !listed.includes(route))).toEqual([]);
    // Only written pages are searched: no Markdown versions, no comparisons, no lists.
    expect(
      listed.filter((route) => /\.(?:md|txt)$|^\/(?:changes|sitemap|search)\b/.test(route)),
    ).toEqual([]);
  });
});

describe('llms.txt', () => {
  it.each(['', 'sdk/', ...RELEASES.map((name) => `${name}/`)])(
    '%sllms.txt and llms-full.txt',
    (folder) => {
      const list = read(`${folder}llms.txt`);
      expect(list).toMatch(/^# .+\n\n> .+\n/);
      const targets = links(list).map((link) => fileOf(new URL(link)));
      expect(targets.length).toBeGreaterThan(15);
      for (const target of targets) {
        expect(target && existsSync(path.join(BUILD, target)), target).toBe(true);
      }
      const full = read(`${folder}llms-full.txt`);
      const [pages = ''] = list.split('\n## Optional\n');
      const joined = links(pages).map((link) => fileOf(new URL(link)));
      for (const target of joined.filter((one) => one?.endsWith('.md'))) {
        expect(full).toContain(`Source: ${ROOT}${String(target)}\n`);
      }
    },
  );
});

describe('crawlers and previews', () => {
  it('the sitemap is well-formed', () => {
    expect(XMLValidator.validate(read('sitemap.xml'))).toBe(true);
  });

  const sitemap = new XMLParser().parse(read('sitemap.xml')) as {
    urlset: {url: {loc: string; lastmod?: string; priority: number}[]};
  };
  const entries = sitemap.urlset.url.map((entry) => ({
    ...entry,
    route: `/${entry.loc.slice(ROOT.length)}`,
  }));
  const isOld = (route: string): boolean =>
    RELEASES.some((name) => `${route}/`.startsWith(`/${name}/`));

  it('the sitemap lists every written page with a date', () => {
    const dated = new Set(entries.filter(({lastmod}) => lastmod).map(({route}) => route));
    expect(written.filter((route) => !dated.has(route))).toEqual([]);
    expect(entries.map(({route}) => route)).not.toContain('/search');
  });

  it('the sitemap never ranks an old release above the current one', () => {
    const lastCurrent = entries.map(({route}) => isOld(route)).lastIndexOf(false);
    expect(entries.findIndex(({route}) => isOld(route))).toBeGreaterThan(lastCurrent);
    const current = entries.filter(({route}) => !isOld(route)).map(({priority}) => priority);
    const old = entries.filter(({route}) => isOld(route)).map(({priority}) => priority);
    expect(Math.max(...old)).toBeLessThan(Math.min(...current));
  });

  it('every page has one heading, and the name of the site in its title', () => {
    for (const {file, title, headings} of pages) {
      expect([file, ...headings], file).toEqual([file, expect.stringMatching(/./)]);
      expect(title, file).toMatch(/^\S.* \| Kamiwaza Docs$/);
    }
  });

  it('every page has a title of its own', () => {
    const copies: ReadonlySet<string> = new Set(routes.copy);
    // The copy under /0.5.0/ repeats the latest pages on purpose; its canonical link says so.
    const distinct = allRoutes.filter((route) => !copies.has(route));
    const seen = new Map<string, string>();
    for (const {route, title} of pages.filter(({route}) => distinct.includes(route))) {
      expect(seen.get(title), `"${title}" is the title of ${route} too`).toBeUndefined();
      seen.set(title, route);
    }
    expect(seen.size).toBe(distinct.length);
  });

  it('pages under /0.5.0/ name the root page as canonical', () => {
    for (const [index, copy] of routes.copy.entries()) {
      const page = pages.find(({route}) => route === copy);
      expect(page?.canonicals, copy).toEqual([PUBLISHED + (routes.latest[index] ?? '')]);
    }
  });

  it.each([
    ['/', '/'],
    ['/quickstart', '/quickstart'],
    ['/0.5.0/quickstart', '/quickstart'],
    ['/0.3.2', '/'],
    ['/0.3.2/company/jobs', '/team/jobs'],
    ['/sdk/intro', '/sdk/intro'],
    ['/blog', '/blog'],
    ['/blog/2024/12/31/a-year-in-review', '/blog/2024/12/31/a-year-in-review'],
  ])('the head of %s is complete', (route, kept) => {
    const $ = pageOf(route);
    const content = (name: string): string | undefined =>
      $(`head meta[property="${name}"], head meta[name="${name}"]`).attr('content');
    const alternate = (language: string): string | undefined =>
      $(`head link[rel="alternate"][hreflang="${language}"]`).attr('href');
    // Copies and old pages name the page that search engines should index.
    expect($('head link[rel="canonical"]').attr('href')).toBe(PUBLISHED + kept);
    expect(content('og:url')).toBe(PUBLISHED + kept);
    expect(content('og:locale')).toBe('en');
    expect([alternate('en'), alternate('x-default')]).toEqual([
      PUBLISHED + route,
      PUBLISHED + route,
    ]);
    expect(content('viewport')).toContain('width=device-width');
    expect(content('description')?.length).toBeGreaterThan(40);
    expect(content('og:image')).toMatch(new RegExp(`^${PUBLISHED}/`));
    expect(content('robots')).toBeUndefined();
    expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual(['en', 'ltr']);
  });

  it('robots.txt names the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${ROOT}sitemap.xml`);
  });

  it('every page links to the OpenSearch description', () => {
    for (const {file, search} of pages) {
      expect(search, file).toBe(`${env.baseUrl}opensearch.xml`);
    }
    expect(read('opensearch.xml')).toContain(`template="${ROOT}search?q={searchTerms}"`);
  });

  it('every written page has a social card of its own, 1200 × 630', () => {
    for (const route of written) {
      const png = readFileSync(path.join(BUILD, cardOf(route)));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
    }
    for (const {route, cards} of pages.filter(({route}) => content.has(route))) {
      const card = ROOT + cardOf(route).slice(1);
      expect(cards, route).toEqual([card, card]);
    }
  });

  it('every written page has structured data', () => {
    for (const {route, types} of pages.filter(({route}) => content.has(route))) {
      expect(types, route).toEqual(
        route.startsWith('/blog/') ? ['BlogPosting'] : ['BreadcrumbList', 'TechArticle'],
      );
    }
  });
});
