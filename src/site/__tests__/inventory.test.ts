import {expect, it} from 'vitest';

import {LATEST} from '../../data/releases.ts';
import {collectPages, type PluginContent, pluginsOf} from '../inventory.ts';

const doc = (id: string, permalink: string, more: object = {}): object => ({
  id,
  permalink,
  source: `@site/docs/${id}.mdx`,
  title: `Title of ${id}`,
  description: 'What it is.',
  unlisted: false,
  frontMatter: {},
  ...more,
});

const docs = {
  name: 'docusaurus-plugin-content-docs',
  options: {id: 'default'},
  content: {
    loadedVersions: [
      {
        versionName: 'current',
        label: '0.5.0 (Latest)',
        path: '/base/',
        isLast: true,
        docs: [
          doc('last', '/base/last', {
            frontMatter: {keywords: ['x', 3], search_weight: 0.9},
          }),
          doc('hidden', '/base/hidden', {unlisted: true}),
          doc('a/index', '/base/a/'),
          doc('intro', '/base/'),
        ],
        // Docusaurus keeps drafts separate; they are not pages.
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
        label: '0.3.2',
        path: '/base/0.3.2',
        isLast: false,
        docs: [
          doc('intro', '/base/0.3.2/'),
          doc('last', '/base/0.3.2/moved'),
          doc('sdk/jobs', '/base/0.3.2/sdk/jobs'),
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
          frontMatter: {},
        },
      },
      {
        metadata: {
          permalink: '/base/blog/b',
          source: '@site/blog/b.mdx',
          title: 'B',
          unlisted: true,
          frontMatter: {},
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
    '/0.3.2/moved',
    '/0.3.2/sdk/jobs',
    '/0.3.2/gone',
    '/blog/a',
  ]);
});

it('has release, categories and source of a page', () => {
  const page = pages.find(({route}) => route === '/a');
  expect(page).toMatchObject({categories: ['Part A'], file: 'docs/a/index.mdx'});
  expect(page?.group).toMatchObject({kind: 'docs', release: LATEST, path: '/', current: true});
});

it('maps old pages to the same page, to their successor, or to nothing', () => {
  const canonical = (route: string) => pages.find((page) => page.route === route)?.canonical;
  expect(canonical('/0.3.2')).toBe('/');
  expect(canonical('/0.3.2/moved')).toBe('/last');
  expect(canonical('/0.3.2/sdk/jobs')).toBe('/sdk/jobs');
  expect(canonical('/0.3.2/gone')).toBe('/0.3.2/gone');
  expect(canonical('/last')).toBe('/last');
});

it('reads the same from loaded plugins without a build', () => {
  const allContent = {
    [docs.name]: {default: docs.content},
    [blog.name]: {default: blog.content},
  };
  expect(collectPages({plugins: pluginsOf(allContent), baseUrl: '/base/'})).toEqual(
    collectPages({plugins: [docs, blog], baseUrl: '/base/'}),
  );
});

it('has the path of the blog', () => {
  expect(pages.find(({route}) => route === '/blog/a')?.group.path).toBe('/blog');
});

it('has keywords and search weight from the front matter', () => {
  const at = (route: string) => pages.find((page) => page.route === route);
  expect(at('/last')).toMatchObject({keywords: ['x'], searchWeight: 0.9});
  expect(at('/a')).toMatchObject({keywords: [], searchWeight: 1});
});

it('distinguishes the copy of the latest release from older ones', () => {
  const [docsContent] = docs.content.loadedVersions;
  const version = (versionName: string, label: string, isLast: boolean) => ({
    ...docsContent,
    versionName,
    label,
    isLast,
    path: `/base/${label}`,
    docs: [doc('one', `/base/${label}/one`)],
  });
  // The label of the latest release also begins with the number of the last: 0.3.20 (Latest), 0.3.2.
  const shorter = LATEST.slice(0, -1);
  const content = {
    loadedVersions: [
      version('current', `${LATEST} (Latest)`, true),
      version(LATEST, LATEST, false),
      version('0.1', '0.1', false),
      version(shorter, shorter, false),
    ],
  };
  const found = collectPages({plugins: [{...docs, content}], baseUrl: '/base/'});
  expect(found.map(({group}) => group.copy)).toEqual([false, true, false, false]);
});

it('knows the SDK, its older releases, and the categories around a page', () => {
  const version = (versionName: string, isLast: boolean) => ({
    ...{versionName, label: versionName, isLast, path: `/base/sdk/${versionName}`},
    docs: ['one', 'two', 'three'].map((id) => doc(id, `/base/sdk/${versionName}/${id}`)),
    sidebars: {
      sdk: [
        {
          ...{type: 'category', label: 'Outer'},
          items: [{type: 'category', label: 'Inner', items: [{type: 'ref', id: 'two'}]}],
        },
        {type: 'doc', id: 'one'},
        {type: 'category', label: 'Again', items: [{type: 'doc', id: 'two'}]},
      ],
    },
  });
  const content = {loadedVersions: [version('9.0.0', true), version('8.0.0', false)]};
  const sdk = {...docs, options: {id: 'sdk'}, content};
  const found = collectPages({plugins: [sdk], baseUrl: '/base/'});
  expect(found.map(({file, categories}) => [file, ...categories]).slice(0, 3)).toEqual([
    ['docs/two.mdx', 'Outer', 'Inner'],
    ['docs/one.mdx'],
    ['docs/three.mdx'],
  ]);
  expect(found[0]?.group).toMatchObject({kind: 'sdk', title: 'Python SDK 9.0.0', current: true});
  expect(found[3]?.group).toMatchObject({kind: 'sdk', title: 'Python SDK 8.0.0', current: false});
});
