import {describe, expect, it} from 'vitest';

import {listPages, type Contents} from '../pages.ts';

const doc = (permalink: string, more: object = {}) => ({
  permalink,
  source: `@site${permalink}.mdx`,
  title: permalink,
  description: '',
  draft: false,
  unlisted: false,
  frontMatter: {},
  ...more,
});
const post = (permalink: string, more: object = {}) => ({
  metadata: {
    permalink,
    source: 's',
    title: 't',
    description: '',
    unlisted: false,
    frontMatter: {},
    ...more,
  },
});

const contents = {
  docs: {
    default: {
      loadedVersions: [
        {
          path: '/base',
          isLast: true,
          docs: [
            doc('/base/'),
            doc('/base/use-cases/'),
            doc('/base/a', {frontMatter: {keywords: ['x', 3]}}),
            doc('/base/draft', {draft: true}),
            doc('/base/unlisted', {unlisted: true}),
          ],
        },
        {
          path: '/base/0.3.2',
          isLast: false,
          docs: [
            doc('/base/0.3.2'),
            doc('/base/0.3.2/sdk/services/models'),
            doc('/base/0.3.2/jobs'),
          ],
        },
      ],
    },
    sdk: {loadedVersions: [{path: '/base/sdk', isLast: true, docs: [doc('/base/sdk/intro')]}]},
  },
  blog: {
    default: {
      blogPosts: [
        post('/base/blog/one'),
        post('/base/blog/hidden', {unlisted: true}),
        post('/base/blog/draft', {frontMatter: {draft: true}}),
      ],
    },
  },
} as unknown as Contents;

const list = (indexBlog = true) =>
  listPages(contents, {baseUrl: '/base/', trailingSlash: false}, indexBlog).map(
    ({url, version, context}) => `${version}|${context} ${url}`,
  );

describe('pages to be found', () => {
  it('have the weight of their front matter, or 1', () => {
    const {docs} = contents;
    const [version] = docs.default?.loadedVersions ?? [];
    const weighed = {
      docs: {
        default: {
          loadedVersions: [
            {
              ...version,
              docs: [doc('/base/a', {frontMatter: {search_weight: 0.9}}), doc('/base/b')],
            },
          ],
        },
      },
      blog: contents.blog,
    } as unknown as Contents;
    const weights = listPages(weighed, {baseUrl: '/base/', trailingSlash: false}, true);
    expect(weights.map(({url, weight}) => [url, weight])).toEqual([
      ['/base/a', 0.9],
      ['/base/b', 1],
      ['/base/blog/one', 1],
    ]);
  });

  it('belong to a context and a version; posts only to the latest; drafts to none', () => {
    expect(list()).toEqual([
      '|docs /base/',
      '0.3.2/|docs /base/0.3.2',
      '0.3.2/|docs /base/0.3.2/jobs',
      '0.3.2/|sdk /base/0.3.2/sdk/services/models',
      '|docs /base/a',
      '|blog /base/blog/one',
      '|sdk /base/sdk/intro',
      '|docs /base/use-cases',
    ]);
  });

  it('leave the blog out on request', () => {
    expect(list(false).join()).not.toContain('blog');
  });

  it('bring their keywords', () => {
    const [page] = listPages(contents, {baseUrl: '/base/', trailingSlash: false}, true).filter(
      ({url}) => url === '/base/a',
    );
    expect(page?.keywords).toEqual(['x']);
  });
});
