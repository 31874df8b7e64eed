import {expect, it} from 'vitest';

import {LATEST} from '../../data/releases.ts';
import {collectPages, type PluginContent, pluginsOf, routeOf} from '../inventory.ts';

const doc = (id: string, permalink: string, more: object = {}): object => ({
  id,
  permalink,
  source: `@site/docs/${id}.mdx`,
  title: `Title of ${id}`,
  description: 'What it is.',
  unlisted: false,
  ...more,
});

const docs = {
  name: 'docusaurus-plugin-content-docs',
  options: {id: 'default'},
  content: {
    loadedVersions: [
      {
        versionName: 'current',
        path: '/base/',
        isLast: true,
        docs: [
          doc('last', '/base/last'),
          doc('hidden', '/base/hidden', {unlisted: true}),
          doc('a/index', '/base/a/'),
          doc('intro', '/base/'),
        ],
        // Docusaurus keeps drafts apart; they are no pages.
        drafts: [doc('draft', '/base/draft')],
        sidebars: {
          docs: [
            {type: 'doc', id: 'intro'},
            {type: 'category', label: 'Part A', link: {type: 'doc', id: 'a/index'}, items: []},
          ],
        },
      },
      {
        versionName: '0.3.2',
        path: '/base/0.3.2',
        isLast: false,
        docs: [
          doc('intro', '/base/0.3.2/'),
          doc('company/jobs', '/base/0.3.2/company/jobs'),
          doc('gone', '/base/0.3.2/gone'),
        ],
        drafts: [],
        sidebars: {},
      },
    ],
  },
} satisfies PluginContent;

const blog = {
  name: 'docusaurus-plugin-content-blog',
  options: {id: 'default'},
  content: {
    blogTagsListPath: '/base/blog/tags',
    blogPosts: [
      {
        metadata: {
          permalink: '/base/blog/a',
          source: '@site/blog/a.mdx',
          title: 'A',
          unlisted: false,
        },
      },
      {
        metadata: {
          permalink: '/base/blog/b',
          source: '@site/blog/b.mdx',
          title: 'B',
          unlisted: true,
        },
      },
    ],
  },
} satisfies PluginContent;

const pages = collectPages({plugins: [blog, docs], baseUrl: '/base/'});

it('lists pages in reading order, without drafts and unlisted ones', () => {
  expect(pages.map(({route}) => route)).toEqual([
    '/',
    '/a',
    '/last',
    '/0.3.2',
    '/0.3.2/company/jobs',
    '/0.3.2/gone',
    '/blog/a',
  ]);
});

it('knows release, section and source of a page', () => {
  const page = pages.find(({route}) => route === '/a');
  expect(page).toMatchObject({section: 'Part A', file: 'docs/a/index.mdx'});
  expect(page?.group).toMatchObject({kind: 'docs', release: LATEST, path: '/', current: true});
});

it('leads old pages to the same page, to their successor, or nowhere', () => {
  const canonical = (route: string) => pages.find((page) => page.route === route)?.canonical;
  expect(canonical('/0.3.2')).toBe('/');
  expect(canonical('/0.3.2/company/jobs')).toBe('/team/jobs');
  expect(canonical('/0.3.2/gone')).toBe('/0.3.2/gone');
  expect(canonical('/last')).toBe('/last');
});

it('takes the base URL off a permalink', () => {
  expect(routeOf('/base/', '/base/')).toBe('/');
  expect(routeOf('/base/a/b/', '/base/')).toBe('/a/b');
  expect(routeOf('/0.3.2', '/')).toBe('/0.3.2');
});

it('reads the same from what plugins loaded while no build is under way', () => {
  const allContent = {
    [docs.name]: {default: docs.content},
    [blog.name]: {default: blog.content},
  };
  expect(collectPages({plugins: pluginsOf(allContent), baseUrl: '/base/'})).toEqual(
    collectPages({plugins: [docs, blog], baseUrl: '/base/'}),
  );
});

it('knows where the blog lives', () => {
  expect(pages.find(({route}) => route === '/blog/a')?.group.path).toBe('/blog');
});
