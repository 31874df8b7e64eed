import {describe, expect, it} from 'vitest';

import {LATEST_DOCS, sitePage} from '../../../../tests/support/built-site.ts';
import type {PageGroup} from '../../../site/inventory.ts';
import {siteMap} from '../list.ts';

const old: PageGroup = {...LATEST_DOCS, release: '1.0', path: '/1.0', label: '1.0', current: false};
const copy: PageGroup = {...old, release: '2.0', path: '/2.0', label: '2.0', copy: true};
const sdk: PageGroup = {...LATEST_DOCS, kind: 'sdk', path: '/sdk'};
const blog: PageGroup = {...LATEST_DOCS, kind: 'blog', path: '/blog', title: 'Blog', label: 'Blog'};

const pages = [
  sitePage('/'),
  sitePage('/group', {categories: ['Group']}),
  sitePage('/guide', {categories: ['Group', 'Inner']}),
  sitePage('/group/last', {categories: ['Group']}),
  sitePage('/next', {categories: ['Next']}),
  sitePage('/forgotten'),
  sitePage('/2.0/one', {group: copy}),
  sitePage('/1.0/one', {group: old}),
  sitePage('/sdk/one', {group: sdk}),
  sitePage('/blog/post', {group: blog}),
];

describe('the site map', () => {
  const parts = siteMap(pages);

  it('has the latest release first, without its copy', () => {
    expect(parts.map(({id, title}) => [id, title])).toEqual([
      ['default-current', 'Documentation 2.0 (Latest)'],
      ['sdk-current', 'Python SDK 2.0 (Latest)'],
      ['blog', 'Blog'],
      ['default-1.0', 'Documentation 1.0'],
    ]);
  });

  it('follows the sidebars', () => {
    expect(parts[0]?.entries).toEqual([
      {title: 'Title of /', route: '/'},
      {
        title: 'Group',
        entries: [
          {title: 'Title of /group', route: '/group'},
          {title: 'Inner', entries: [{title: 'Title of /guide', route: '/guide'}]},
          {title: 'Title of /group/last', route: '/group/last'},
        ],
      },
      {title: 'Next', entries: [{title: 'Title of /next', route: '/next'}]},
      {title: 'Title of /forgotten', route: '/forgotten'},
    ]);
  });

  it('is empty without pages', () => {
    expect(siteMap([])).toEqual([]);
  });
});
