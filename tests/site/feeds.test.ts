import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';

import {env} from '../../src/config/env.ts';
import {routes} from '../routes.ts';

const read = (file: string) => readFile(path.join('build', file), 'utf8');
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'url'].includes(name),
});
const posts = routes.blog
  .filter((route) => /\d{4}/.test(route))
  .map((route) => env.url + env.baseUrl.slice(0, -1) + route);

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
interface Sitemap {
  urlset: {url: {loc: string; lastmod?: string}[]};
}

/** Links and pictures in a post's HTML that a feed reader could not resolve. */
function relativeTargets(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^(?:https?:|mailto:|#)/.test(target));
}

describe('feeds carry all posts, in full, with absolute links', () => {
  it('RSS', async () => {
    const xml = await read('blog/rss.xml');
    expect(XMLValidator.validate(xml)).toBe(true);
    const {rss} = parser.parse(xml) as Rss;
    expect(rss.channel.item.map(({link}) => link).sort()).toEqual([...posts].sort());
    for (const item of rss.channel.item) {
      expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
      expect(item['content:encoded'].length).toBeGreaterThan(4000);
      expect(relativeTargets(item['content:encoded'])).toEqual([]);
    }
  });

  it('Atom', async () => {
    const xml = await read('blog/atom.xml');
    expect(XMLValidator.validate(xml)).toBe(true);
    const {feed} = parser.parse(xml) as Atom;
    expect(feed.entry.map(({link}) => link['@_href']).sort()).toEqual([...posts].sort());
    for (const entry of feed.entry) {
      expect(entry.content['#text'].length).toBeGreaterThan(4000);
    }
  });

  it('JSON', async () => {
    const feed = JSON.parse(await read('blog/feed.json')) as JsonFeed;
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.items.map(({url}) => url).sort()).toEqual([...posts].sort());
    for (const item of feed.items) {
      expect(relativeTargets(item.content_html)).toEqual([]);
    }
  });
});

it('the sitemap parses and lists every page of the latest release', async () => {
  const xml = await read('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const {urlset} = parser.parse(xml) as Sitemap;
  const listed = new Set(urlset.url.map(({loc}) => loc));
  const missing = [...routes.latest, ...routes.sdk, ...routes.old]
    .map((route) => env.url + env.baseUrl.slice(0, -1) + route)
    .filter((address) => !listed.has(address));
  expect(missing).toEqual([]);
});
