import {describe, expect, it} from 'vitest';

import {bucketOf, keyOf, packDoc, unpackDoc} from '../bucket.ts';
import {insertLinks, linksOfPages} from '../links.ts';
import {readRegistry, readRoutes, type Route, splitDocs, splitRoutes} from '../routes.ts';

const SOURCE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/b/blog',
    component: ComponentCreator('/b/blog', '4ab'),
    exact: true
  },
  {
    path: '/b/',
    component: ComponentCreator('/b/', 'c40'),
    routes: [
      {path: '/b/old', component: ComponentCreator('/b/old', '111'), routes: [
        {path: '/b/old/page', component: ComponentCreator('/b/old/page', '222'), exact: true, sidebar: "docs"},
      ]},
      {path: '/b/page', component: ComponentCreator('/b/page', '333'), exact: true, sidebar: "docs"},
      {path: '/b/', component: ComponentCreator('/b/', 'aaa'), exact: true},
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const REGISTRY = `export default {
  "blog1": [() => import(/* webpackChunkName: "blog1" */ "@theme/BlogListPage"), "@theme/BlogListPage", require.resolveWeak("@theme/BlogListPage")],
  "root1": [() => import(/* webpackChunkName: "root1" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "page1": [() => import(/* webpackChunkName: "page1" */ "@site/docs/page.mdx"), "@site/docs/page.mdx", require.resolveWeak("@site/docs/page.mdx")],
  "old01": [() => import(/* webpackChunkName: "old01" */ "@site/old/page.mdx"), "@site/old/page.mdx", require.resolveWeak("@site/old/page.mdx")],
}`;
const NAMES = {
  '/b/blog-4ab': {__comp: 'blog1'},
  '/b/-c40': {__comp: 'root1'},
  '/b/old-111': {__comp: 'root1'},
  '/b/old/page-222': {__comp: 'root1', content: 'old01'},
  '/b/page-333': {__comp: 'root1', content: 'page1'},
  '/b/-aaa': {__comp: 'root1', content: 'page1'},
};

function split(
  routes: readonly Route[] = readRoutes(SOURCE),
  chunkNames = NAMES,
  rare: readonly RegExp[] = [],
) {
  return splitRoutes({
    routes,
    chunkNames,
    registry: readRegistry(REGISTRY),
    globalData: {},
    baseUrl: '/b/',
    keepDocs: new Set(),
    rare,
    runtime: '/lean/client/routes.tsx',
  });
}

describe('readRoutes and readRegistry', () => {
  it('read what Docusaurus generates', () => {
    expect(readRoutes(SOURCE).map(({path, component}) => [path, component])).toEqual([
      ['/b/blog', '/b/blog-4ab'],
      ['/b/', '/b/-c40'],
      ['*', '*'],
    ]);
    expect(readRegistry(REGISTRY).get('page1')).toBe('@site/docs/page.mdx');
  });

  it('reject tables of another shape', () => {
    expect(() => readRoutes('export default []')).toThrow('look different');
    expect(() => readRegistry('{"a": [() => import("x")]}')).toThrow('look different');
  });
});

describe('splitRoutes', () => {
  it('keeps branches and the home page in main.js, and no page', () => {
    const {main} = split();
    expect(main).toContain('"/b/old"');
    expect(main).toContain('["/b/",{"__comp":"root1","content":"page1"},{"exact":true}]');
    expect(main).not.toContain('/b/old/page');
    expect(main).not.toContain('@site/old/page.mdx');
  });

  it('puts pages of an old version into a bucket of their own', () => {
    const {buckets, pages} = split();
    const old = buckets.get(pages.get('/b/old/page')?.bucket ?? '') ?? '';
    expect(old).toContain('@site/old/page.mdx');
    expect(old).not.toContain('/b/page"');
    expect(pages.get('/b/page')?.bucket).toBe(pages.get('/b/blog')?.bucket);
    expect(pages.get('/b/page')?.bucket).not.toBe(pages.get('/b/old/page')?.bucket);
  });

  it('puts rare pages into the first bucket, and main.js names none of them', () => {
    const usual = split();
    const {main, buckets, pages} = split(undefined, undefined, [/^\/b\/page$/]);
    expect(usual.pages.get('/b/page')?.bucket).toBe('routes-1');
    expect(pages.get('/b/page')?.bucket).toBe('routes-0');
    expect(pages.get('/b/page')?.chunks).toContain('routes-1');
    expect(buckets.get('routes-0')).toContain('"/b/page"');
    expect(buckets.get('routes-1')).not.toContain('"/b/page"');
    expect(main).toBe(usual.main);
  });

  it('does not let main.js grow with the pages', () => {
    const many = (count: number): string => {
      const pages = Array.from({length: count}, (_, number) => `/b/many/${String(number)}`);
      const leaves = pages.map((path) => ({path, component: path, exact: true}));
      const [blog, docs, last] = readRoutes(SOURCE) as [Route, Route, Route];
      const routes = [blog, {...docs, routes: [...leaves, ...(docs.routes ?? [])]}, last];
      const names = Object.fromEntries(pages.map((path) => [path, {__comp: 'root1'}]));
      return split(routes, {...NAMES, ...names}).main;
    };
    // A line for each bucket, none for a page.
    expect(many(1000).length - many(100).length).toBeLessThan(2500);
    expect(many(1000)).not.toContain('/many/7');
  });

  it('names the chunks of a page with those of its parents', () => {
    expect(split().pages.get('/b/old/page')?.chunks).toEqual(['docs', 'docs', 'docs', 'old01']);
  });

  it('rejects routes without chunks', () => {
    expect(() => split([{path: '/b/x', component: '/b/x-1', exact: true}])).toThrow(
      'look different',
    );
  });
});

describe('bucketOf', () => {
  const groups = [
    ['/b/old', 0, 1],
    ['/b', 1, 3],
  ] as const;

  it('finds the version first, whatever case and closing slash', () => {
    expect(bucketOf(groups, '/b/old/x')).toBe(0);
    expect(bucketOf(groups, '/b/older')).not.toBe(0);
    expect(bucketOf(groups, '/B/Page/')).toBe(bucketOf(groups, '/b/page'));
    expect(bucketOf(groups, '/elsewhere')).toBeUndefined();
  });

  it('keeps the slash of the root', () => {
    expect(keyOf('/')).toBe('/');
  });
});

describe('docs', () => {
  const versions = [
    {path: '/b/', mainDocId: 'intro', docs: []},
    {path: '/b/old', mainDocId: 'intro', docs: []},
  ];

  it('come out as they went in', () => {
    const docs = [
      [0, {id: 'a', path: '/b/a', sidebar: 'docs'}],
      [1, {id: 'a', path: '/b/old/a', sidebar: 'docs'}],
    ] as const;
    const packed = packDoc('default', 'a', docs, versions);
    expect(packed).toEqual(['default', 'a', [0, '/a', 'docs'], 1]);
    expect(unpackDoc(packed, versions)).toEqual(docs);
  });

  it('may lie elsewhere, in another sidebar or in none', () => {
    const docs = [
      [0, {id: 'a', path: '/b/x', sidebar: 'docs'}],
      [1, {id: 'a', path: '/c/a'}],
    ] as const;
    expect(unpackDoc(packDoc('default', 'a', docs, versions), versions)).toEqual(docs);
  });

  it('are found whether their address ends in a slash or not', () => {
    const docs = [{id: 'a/index', path: '/b/a/'}];
    const versions = [{path: '/b/', mainDocId: 'intro', docs}];
    const {byPath} = splitDocs(
      {'docusaurus-plugin-content-docs': {default: {versions}}},
      new Set(),
    );
    expect(byPath.get('/b/a')).toBeDefined();
  });

  it('leave the global data, but for the first ones and those that are asked for', () => {
    const doc = (id: string) => ({id, path: `/b/${id}`});
    const {globalData, byPath} = splitDocs(
      {
        'docusaurus-plugin-content-docs': {
          default: {
            versions: [
              {path: '/b/', mainDocId: 'intro', docs: [doc('intro'), doc('a'), doc('kept')]},
            ],
          },
        },
      },
      new Set(['kept']),
    );
    const docs = globalData['docusaurus-plugin-content-docs']?.default?.versions?.[0]?.docs;
    expect(docs?.map(({id}) => id)).toEqual(['intro', 'kept']);
    expect(byPath.get('/b/a')).toEqual(['default', 'a', [0, '/a']]);
  });
});

describe('links of a page', () => {
  const manifest = {
    origins: {docs: ['styles', 'docs'], page1: ['tool', 'styles', 'page1']},
    assets: {
      styles: {css: [{publicPath: '/b/styles.css'}]},
      docs: {js: [{publicPath: '/b/docs.js'}]},
      tool: {css: [{publicPath: '/b/tool.css'}], js: [{publicPath: '/b/tool.js'}]},
      page1: {js: [{publicPath: '/b/page1.js'}]},
      'routes-0': {js: [{publicPath: '/b/routes-0.js'}]},
    },
  };

  it('are its own style sheets and scripts, without those that every page has', () => {
    const links = linksOfPages(
      new Map([['/b/Page/', {bucket: 'routes-0', chunks: ['docs', 'docs', 'page1']}]]),
      manifest,
    ).get('/b/page');
    expect([...(links ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/b/tool.css',
      '/b/routes-0.js',
      '/b/docs.js',
      '/b/tool.js',
      '/b/page1.js',
    ]);
  });

  it('stand before the scripts', () => {
    expect(insertLinks('<title>a</title><script src=a></script>', '<link>')).toBe(
      '<title>a</title><link><script src=a></script>',
    );
    expect(insertLinks('<p>', '<link>')).toBe('<p>');
  });
});
