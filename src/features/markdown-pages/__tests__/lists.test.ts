import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import {LATEST_DOCS, sitePage} from '../../../../tests/support/built-site.ts';
import type {PluginContent} from '../../../site/inventory.ts';
import type {Change} from '../../release-diff/index.ts';
import {changesParts} from '../lists/changes.ts';
import {collectLists} from '../lists/index.ts';
import {listFile, type Surroundings, write} from '../page.ts';

const tag = (label: string, more: object = {}) => ({
  label,
  permalink: `/base/blog/tags/${label}`,
  description: `About ${label}.`,
  unlisted: false,
  items: ['new'],
  pages: [{metadata: {permalink: `/base/blog/tags/${label}`}, items: ['new']}],
  ...more,
});
const team = {
  key: 'team',
  name: 'The Team',
  description: 'Writers.',
  page: {permalink: '/base/blog/authors/team'},
};
const post = (id: string, date: string, more: object = {}) => ({
  id,
  metadata: {
    permalink: `/base/blog/${id}`,
    source: `@site/blog/${id}.mdx`,
    title: `Post *${id}*`,
    description: `What ${id} says.`,
    date: new Date(date),
    readingTime: 3.2,
    authors: [team],
    tags: [tag('gpu')],
    unlisted: false,
    ...more,
  },
});

const blog: PluginContent = {
  name: 'docusaurus-plugin-content-blog',
  options: {id: 'default'},
  content: {
    blogPosts: [
      post('new', '2025-01-03'),
      post('old', '2024-12-31'),
      post('hidden', '2025-02-02', {unlisted: true}),
    ],
    blogListPaginated: [
      {
        metadata: {permalink: '/base/blog', blogTitle: 'Blog', blogDescription: 'Our articles.'},
        items: ['hidden', 'new', 'old'],
      },
    ],
    blogTags: {gpu: tag('gpu'), secret: tag('secret', {unlisted: true})},
    blogTagsListPath: '/base/blog/tags',
    authorsMap: {team, guest: {key: 'guest', name: 'A Guest', page: null}},
  },
};
const docs: PluginContent = {
  name: 'docusaurus-plugin-content-docs',
  options: {id: 'default'},
  content: {
    loadedVersions: [
      {
        versionName: 'current',
        label: '2.0 (Latest)',
        path: '/base/',
        isLast: true,
        docs: [
          {id: 'intro', title: 'Intro', permalink: '/base/'},
          {id: 'guide', title: 'Guide', permalink: '/base/parts/guide'},
          {id: 'hidden', title: 'Hidden', permalink: '/base/hidden', unlisted: true},
        ],
        sidebars: {
          main: [
            {type: 'doc', id: 'intro'},
            {type: 'category', label: 'Parts', items: [{type: 'doc', id: 'guide'}]},
          ],
        },
      },
    ],
  },
};
const changes: PluginContent = {
  name: 'kamiwaza-release-diff',
  options: {id: 'default'},
  content: {
    releases: {from: '1.0', to: '2.0', inWords: '/parts/guide'},
    pages: [
      {
        route: '/changes/parts/guide',
        title: 'Guide',
        old: {route: '/1.0/guide', title: 'Old guide'},
        now: {route: '/parts/guide', title: 'Guide'},
        added: 1,
        removed: 0,
        changed: 1,
        same: 4,
        sections: [
          {
            status: 'kept',
            heading: 'Use `x`',
            before: 'Usage',
            id: 'use-x',
            same: 2,
            changes: [
              {type: 'added', kind: 'sentence', pieces: [{in: 'new', text: 'Call `run`.'}]},
              {
                type: 'changed',
                kind: 'sentence',
                pieces: [
                  {in: 'both', text: 'Port '},
                  {in: 'old', text: '80 '},
                  {in: 'new', text: '443 '},
                  {in: 'both', text: 'is open.'},
                ],
              },
            ],
          },
          {status: 'kept', heading: 'Same', id: 'same', same: 2, changes: []},
        ],
      },
    ],
    fresh: [{route: '/', title: 'Intro'}],
    gone: [{route: '/1.0/gone', title: '/1.0/gone'}],
  },
};
const plain = (name: string): PluginContent => ({name, options: {id: 'default'}, content: null});
const plugins = [
  docs,
  blog,
  changes,
  plain('kamiwaza-site-map'),
  plain('kamiwaza-search-local'),
  plain('kamiwaza-build'),
];
const old = {
  ...LATEST_DOCS,
  release: '1.0',
  path: '/1.0',
  title: 'Docs /1.0',
  label: '1.0',
  current: false,
};
const posts = {...LATEST_DOCS, kind: 'blog', path: '/blog', title: 'Blog', current: false} as const;
const pages = [
  sitePage('/', {title: 'Intro'}),
  sitePage('/parts/guide', {title: 'Guide', categories: ['Parts']}),
  sitePage('/1.0/guide', {group: old}),
  sitePage('/blog/new', {group: posts}),
  sitePage('/blog/old', {group: posts}),
];
const lists = collectLists({plugins, baseUrl: '/base/'}, pages);
const around: Surroundings = {
  siteUrl: 'https://example.com',
  baseUrl: '/base/',
  routeOfFile: new Map(),
  markdownRoutes: new Set([...pages, ...lists].map(({route}) => route)),
};
const markdownOf = (route: string): string => {
  const found = lists.find((one) => one.route === route);
  if (!found) throw new Error(`no list at ${route}`);
  return listFile(found, around);
};

it('there is a list at each of these addresses', () => {
  expect(lists.map(({route}) => route)).toEqual([
    '/blog',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/team',
    '/blog/tags',
    '/blog/tags/gpu',
    '/changes',
    '/changes/parts/guide',
    '/sitemap',
    '/search',
  ]);
});

it('a site without blog, comparisons, site map and search has none', () => {
  expect(collectLists({plugins: [docs], baseUrl: '/base/'}, pages)).toEqual([]);
});

describe('the blog', () => {
  it('lists its posts with date, reading time, authors, description and tags', () => {
    expect(markdownOf('/blog')).toBe(
      [
        '---\ntitle: Blog\ndescription: Our articles.\ncanonical: https://example.com/base/blog\n---',
        '# Blog',
        '> For AI agents: the list of all pages is https://example.com/base/llms.txt.',
        'Our articles.',
        '## [Post \\*new\\*](https://example.com/base/blog/new.md)',
        '3 January 2025 · 4 min read · [The Team](https://example.com/base/blog/authors/team.md)',
        'What new says.',
        'Tags: [gpu](https://example.com/base/blog/tags/gpu.md)',
        '## [Post \\*old\\*](https://example.com/base/blog/old.md)',
        '31 December 2024 · 4 min read · [The Team](https://example.com/base/blog/authors/team.md)',
        'What old says.',
        'Tags: [gpu](https://example.com/base/blog/tags/gpu.md)\n',
      ].join('\n\n'),
    );
  });

  it('has an archive by year', () => {
    expect(markdownOf('/blog/archive')).toContain(
      '## 2025\n\n- [Post \\*new\\*](https://example.com/base/blog/new.md), 3 January 2025\n\n## 2024\n\n- [Post \\*old\\*](https://example.com/base/blog/old.md), 31 December 2024\n',
    );
  });

  it('lists authors and tags, and the posts of each', () => {
    expect(markdownOf('/blog/authors')).toContain(
      '- [The Team](https://example.com/base/blog/authors/team.md), 2 posts: Writers.\n- A Guest, 0 posts\n',
    );
    expect(markdownOf('/blog/authors/team')).toContain(
      '# The Team\n\n> For AI agents: the list of all pages is https://example.com/base/llms.txt.\n\nWriters.\n\n[All authors](https://example.com/base/blog/authors.md)\n\n## [Post \\*new\\*](https://example.com/base/blog/new.md)\n\n3 January 2025 · ',
    );
    expect(markdownOf('/blog/tags')).toContain(
      '- [gpu](https://example.com/base/blog/tags/gpu.md), one post: About gpu.\n',
    );
    expect(markdownOf('/blog/tags/gpu')).toContain(
      '# One post tagged with "gpu"\n\n> For AI agents: the list of all pages is https://example.com/base/llms.txt.\n\nAbout gpu.\n',
    );
  });

  it('does not mention unlisted posts and tags', () => {
    for (const {route} of lists) {
      expect(markdownOf(route), route).not.toMatch(/hidden|secret/i);
    }
  });
});

it('the site map is nested as the sidebar is', () => {
  expect(markdownOf('/sitemap')).toContain(
    '## Documentation 2.0 (Latest)\n\n- [Intro](https://example.com/base/index.md)\n- Parts\n  - [Guide](https://example.com/base/parts/guide.md)\n\n## Blog\n',
  );
});

it('the search page says what a program reads instead, and links to a search, not to its own Markdown version', () => {
  const text = markdownOf('/search');
  expect(text).toContain('(https://example.com/base/search?q=ports)');
  expect(text).toContain('[llms.txt](https://example.com/base/llms.txt)');
  expect(text).toContain('Docs /1.0: [list](https://example.com/base/1.0/llms.txt)');
  expect(text).toContain('[Site map](https://example.com/base/sitemap.md)');
  expect(text).toContain('[Atom](https://example.com/base/blog/atom.xml)');
});

describe('comparisons', () => {
  it('are in a table, with new and removed pages', () => {
    const text = markdownOf('/changes');
    expect(text).toContain('version: "2.0"\n');
    expect(text).toContain(
      '| [Guide](https://example.com/base/changes/parts/guide.md) | 1 | 0 | 1 | 4 |\n',
    );
    expect(text).toContain('## New in 2.0\n\n- [Intro](https://example.com/base/index.md)\n');
    expect(text).toContain('## Only in 1.0\n\n- [/1.0/gone](https://example.com/base/1.0/gone)\n');
  });

  it('say section by section what was added, removed and reworded', () => {
    const text = markdownOf('/changes/parts/guide');
    expect(text).toContain(
      'From the page [Old guide](https://example.com/base/1.0/guide.md) of 1.0 to [Guide]',
    );
    expect(text).toContain(
      [
        '## Use `x` (was: Usage)',
        '- **Added:** Call `run`.\n- **Changed:** Port ~~80~~ **443** is open.',
        '2 unchanged. [Read the section in 2.0](https://example.com/base/parts/guide.md#use-x)',
        'One section is the same in both releases.\n',
      ].join('\n\n'),
    );
    expect(text).not.toContain('## Same');
  });

  const changed = (kind: Change['kind'], ...pieces: readonly (readonly [string, string])[]) =>
    ({
      type: 'changed',
      kind,
      pieces: pieces.map(([side, text]) => ({in: side, text})),
    }) as Change;
  const markdown = (parts: readonly RootContent[]): string =>
    write({type: 'root', children: [...parts]}, {route: '/x', file: ''}, around).trim();

  it('shows lines of code as a diff, between changes in prose', () => {
    const parts = changesParts([
      {type: 'added', kind: 'sentence', pieces: [{in: 'new', text: 'Now.'}]},
      {type: 'removed', kind: 'code', pieces: [{in: 'old', text: '  gone()'}]},
      changed('code', ['both', 'call('], ['old', '1'], ['new', '2'], ['both', ')']),
      {type: 'removed', kind: 'row', pieces: [{in: 'old', text: '443 | HTTPS'}]},
    ]);
    expect(markdown(parts)).toBe(
      '- **Added:** Now.\n\n```diff\n-   gone()\n- call(1)\n+ call(2)\n```\n\n- **Removed table row:** 443 | HTTPS',
    );
  });

  it.each([
    [
      ['old', '80'],
      ['new', '443'],
    ],
    [
      ['both', 'a '],
      ['old', '<host> *x*'],
      ['new', '`<host>`'],
      ['both', '.'],
    ],
    [
      ['old', 'one '],
      ['both', 'same'],
      ['new', ' two ~~x~~ [y](z)'],
    ],
    [
      ['both', '`a`'],
      ['old', '(b)'],
      ['new', '(c), '],
      ['both', 'd'],
    ],
    [
      ['old', 'x  '],
      ['new', '  _y_  '],
      ['both', 'z'],
    ],
    [
      ['old', '# h'],
      ['new', '- l'],
      ['both', ' | | end'],
    ],
  ] as const)('marks %j so that a parser sees the same words', (...pieces) => {
    const text = markdown(changesParts([changed('sentence', ...pieces)]));
    const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
    const found = {delete: '', strong: ''};
    visit(tree, (node) => {
      if (node.type === 'delete') found.delete += toString(node);
      if (node.type === 'strong') found.strong += toString(node);
    });
    const of = (side: string): string =>
      pieces
        .filter(([one]) => one === side)
        .map(([, words]) => words.replaceAll('`', '').trim())
        .join('');
    expect(found).toEqual({delete: of('old'), strong: `Changed:${of('new')}`});
  });
});
