import {describe, expect, it} from 'vitest';

import type {Contents} from '../../search/plugin/pages.ts';
import {siteMap} from '../list.ts';

const doc = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/base/${id}`,
  draft: false,
  unlisted: false,
  ...more,
});
const version = (versionName: string, label: string, isLast: boolean, more: object = {}) => ({
  versionName,
  label,
  isLast,
  docs: [doc('one')],
  sidebars: {},
  ...more,
});

const contents = {
  docs: {
    default: {
      loadedVersions: [
        version('current', '2.0 (Latest)', true, {
          docs: [
            doc('forgotten'),
            doc('intro'),
            doc('guide'),
            doc('group'),
            doc('draft', {draft: true}),
            doc('hidden', {unlisted: true}),
          ],
          sidebars: {
            main: [
              {type: 'doc', id: 'intro'},
              {
                type: 'category',
                label: 'Group',
                link: {type: 'doc', id: 'group'},
                items: [
                  {type: 'doc', id: 'guide'},
                  {type: 'doc', id: 'draft'},
                ],
              },
              {type: 'category', label: 'Empty', items: [{type: 'doc', id: 'hidden'}]},
              {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
            ],
          },
        }),
        version('2.0', '2.0', false),
        version('1.0', '1.0', false),
      ],
    },
    sdk: {loadedVersions: [version('current', '2.0 (Latest)', true)]},
  },
  blog: {
    default: {
      blogPosts: [
        {metadata: {title: 'Post', permalink: '/base/blog/post', unlisted: false}},
        {metadata: {title: 'Hidden', permalink: '/base/blog/hidden', unlisted: true}},
      ],
    },
  },
} as unknown as Contents;

describe('the site map', () => {
  const parts = siteMap(contents);

  it('has what is latest first, and no copy of it', () => {
    expect(parts.map(({title}) => title)).toEqual([
      'Documentation 2.0 (Latest)',
      'Python SDK 2.0 (Latest)',
      'Blog',
      'Documentation 1.0',
    ]);
    expect(new Set(parts.map(({id}) => id)).size).toBe(parts.length);
  });

  it('follows the sidebars and forgets nobody but drafts and what is unlisted', () => {
    expect(parts[0]?.entries).toEqual([
      {title: 'Title of intro', url: '/base/intro'},
      {
        title: 'Group',
        entries: [
          {title: 'Title of group', url: '/base/group'},
          {title: 'Title of guide', url: '/base/guide'},
        ],
      },
      {title: 'Title of forgotten', url: '/base/forgotten'},
    ]);
    expect(parts[2]?.entries).toEqual([{title: 'Post', url: '/base/blog/post'}]);
  });

  it('is empty where there is nothing', () => {
    expect(siteMap({docs: {}, blog: {}})).toEqual([]);
  });
});
