import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {XMLParser} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';

import {env} from '../../src/config/env.ts';
import {feedProblems} from './feeds/validate.ts';
import {loadSite} from '../../src/site/source-pages.ts';

const read = (file: string) => readFile(path.join('build', file), 'utf8');
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry'].includes(name),
});
/** The published posts, by address, with their routes. */
const posts = new Map(
  loadSite(process.cwd())
    .pages.filter(({set, hidden}) => set === 'blog' && !hidden)
    .map(({route}) => [env.url + env.baseUrl.slice(0, -1) + route, route]),
);
const addresses = [...posts.keys()].sort();

interface Rss {
  rss: {
    channel: {
      title: string;
      item: {
        title: string;
        link: string;
        guid: unknown;
        pubDate: string;
        'content:encoded': string;
      }[];
    };
  };
}
interface Atom {
  feed: {
    title: string;
    id: string;
    updated: string;
    entry: {link: {'@_href': string}; content: {'#text': string}}[];
  };
}
interface JsonFeed {
  version: string;
  title: string;
  items: {id: string; url: string; content_html: string; date_modified: string}[];
}

/** Links and pictures in a post's HTML that a feed reader could not resolve. */
function relativeTargets(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^(?:https?:|mailto:|#)/.test(target));
}

it.each([
  ['rss', 'blog/rss.xml'],
  ['atom', 'blog/atom.xml'],
  ['json', 'blog/feed.json'],
] as const)('the %s feed follows its specification', async (format, file) => {
  expect(feedProblems(await read(file), format)).toEqual([]);
});

/** What a feed reader would show although it cannot use it; `src/config/feeds.ts` removes it. */
const OF_THE_PAGE = /<button|<svg|class="|-dark\.svg|hash-link/;

async function expectWhole(address: string, html: string): Promise<void> {
  const page = load(await read(`${posts.get(address) ?? ''}.html`));
  const whole = page('article .markdown').text();
  // The page has buttons and figures for the other color mode, which a feed does not need.
  expect(load(html).text().length, address).toBeGreaterThan(0.8 * whole.length);
  expect(relativeTargets(html)).toEqual([]);
  expect(OF_THE_PAGE.exec(html)).toBeNull();
}

describe('feeds have all posts, in full, with absolute links', () => {
  it('RSS', async () => {
    const xml = await read('blog/rss.xml');
    const {rss} = parser.parse(xml) as Rss;
    expect(rss.channel.item.map(({link}) => link).sort()).toEqual(addresses);
    for (const item of rss.channel.item) {
      expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
      await expectWhole(item.link, item['content:encoded']);
    }
  });

  it('Atom', async () => {
    const xml = await read('blog/atom.xml');
    const {feed} = parser.parse(xml) as Atom;
    expect(feed.entry.map(({link}) => link['@_href']).sort()).toEqual(addresses);
    for (const entry of feed.entry) {
      await expectWhole(entry.link['@_href'], entry.content['#text']);
    }
  });

  it('JSON', async () => {
    const feed = JSON.parse(await read('blog/feed.json')) as JsonFeed;
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.items.map(({url}) => url).sort()).toEqual(addresses);
    for (const item of feed.items) await expectWhole(item.url, item.content_html);
  });
});
