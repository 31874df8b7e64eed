import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';
import {expect, it} from 'vitest';

import {env} from '../../src/config/env.ts';
import {headingsOf} from '../../src/site/text/sections.ts';
import {filesBelow} from '../../src/site/util/files.ts';

import {builtPages} from './pages.ts';

/** A link that leads nowhere, in words. */
type Fault = string;

/** Checks every internal link of a set of pages against the pages, their anchors and the files. */
function brokenLinks(
  pages: readonly {address: string; ids: ReadonlySet<string>; links: readonly string[]}[],
  isFile: (relative: string) => boolean,
): Fault[] {
  const known = new Map(pages.map((page) => [page.address, page]));
  const faults: Fault[] = [];
  for (const page of pages) {
    for (const link of page.links) {
      const url = new URL(link, env.url + page.address);
      if (url.origin !== env.url || !/^https?:$/.test(url.protocol)) {
        continue;
      }
      const target = known.get(decodeURI(url.pathname));
      if (!target) {
        const relative = decodeURI(url.pathname).slice(env.baseUrl.length);
        if (!url.pathname.startsWith(env.baseUrl) || !isFile(relative)) {
          faults.push(`${page.address} links to ${link}: no such page or file`);
        }
        continue;
      }
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor !== '' && !target.ids.has(anchor)) {
        faults.push(`${page.address} links to ${link}: no anchor #${anchor} there`);
      }
    }
  }
  return faults;
}

it('no internal link or anchor of the build is broken', () => {
  const pages = [...builtPages()].map(({address, $}) => ({
    address,
    ids: new Set(
      $('[id], a[name]')
        .toArray()
        .flatMap((element) => [element.attribs.id ?? '', element.attribs.name ?? '']),
    ),
    links: $('a[href], link[href], img[src], script[src]')
      .toArray()
      .map((element) => element.attribs.href ?? element.attribs.src ?? ''),
  }));
  expect(pages.length).toBeGreaterThan(90);
  expect(brokenLinks(pages, (relative) => existsSync(path.join('build', relative)))).toEqual([]);
});

it('no Markdown version names an anchor that its target does not have', () => {
  const pages = filesBelow('build')
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(path.join('build', file), 'utf8');
      const lines = text.split('\n');
      const slugger = createSlugger();
      const ids = headingsOf(lines).map(
        (heading) =>
          / \{#([^{}]+)\}$/.exec(lines[heading.line] ?? '')?.[1] ?? slugger.slug(heading.text),
      );
      const links = [...text.matchAll(/\]\(([^)\s]+\.md(?:\?[^)#\s]*)?#[^)\s]+)\)/g)];
      return {
        address: env.baseUrl + file,
        ids: new Set(ids),
        links: links.map(([, link = '']) => link),
      };
    });
  expect(pages.flatMap(({links}) => links).length).toBeGreaterThan(1000);
  expect(brokenLinks(pages, (relative) => existsSync(path.join('build', relative)))).toEqual([]);
});

it('rejects a missing page, a missing anchor and a missing file', () => {
  const page = (name: string, links: readonly string[]) => ({
    address: env.baseUrl + name,
    ids: new Set(['here']),
    links,
  });
  const pages = [
    page('a', [
      `${env.baseUrl}b#here`,
      `${env.baseUrl}b#gone`,
      `${env.baseUrl}c`,
      'https://else.where/x',
    ]),
    page('b', [`${env.baseUrl}img/logo.svg`, '/outside']),
  ];
  expect(brokenLinks(pages, () => false)).toEqual([
    `${env.baseUrl}a links to ${env.baseUrl}b#gone: no anchor #gone there`,
    `${env.baseUrl}a links to ${env.baseUrl}c: no such page or file`,
    `${env.baseUrl}b links to ${env.baseUrl}img/logo.svg: no such page or file`,
    `${env.baseUrl}b links to /outside: no such page or file`,
  ]);
});
