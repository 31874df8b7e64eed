import {describe, expect, it} from 'vitest';

import {LATEST_DOCS, sitePage} from '../../../../../tests/support/built-site.ts';
import type {PageGroup} from '../../../../site/inventory.ts';
import {indexedPages} from '../pages.ts';

const old: PageGroup = {...LATEST_DOCS, release: '0.3.2', path: '/0.3.2', current: false};
const sdk: PageGroup = {...LATEST_DOCS, kind: 'sdk', path: '/sdk'};
const blog: PageGroup = {...LATEST_DOCS, kind: 'blog', release: undefined, path: '/blog'};

const pages = [
  sitePage('/'),
  sitePage('/use-cases'),
  sitePage('/a'),
  sitePage('/0.3.2', {group: old}),
  sitePage('/0.3.2/sdk/services/models', {group: old}),
  sitePage('/0.3.2/jobs', {group: old}),
  sitePage('/sdk/intro', {group: sdk}),
  sitePage('/blog/one', {group: blog}),
];
const list = () =>
  indexedPages(pages, '/base/').map(({url, version, context}) => `${version}|${context} ${url}`);

describe('pages to be found', () => {
  it('belong to a context and a version; posts only to the latest', () => {
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
});
