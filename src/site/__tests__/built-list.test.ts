import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {html, listPage, sitePage} from '../../../tests/support/built-site.ts';
import {site} from '../../data/site.ts';
import {builtList} from '../built-list.ts';

const VERSION = '<meta name="docusaurus_version" content="current">';
const build = {pages: [sitePage('/written')], noIndexRoutes: new Set(['/unlisted'])};
const all = {title: 'All', description: 'All pages.'};

it.each([
  ['a list', '/list', listPage(all), {...all, release: undefined}],
  ['a comparison', '/list', listPage(all, VERSION), {...all, release: site.release}],
  [
    'a list of an older release',
    '/list',
    listPage(all, VERSION.replace('current', '0.3.2')),
    {...all, release: '0.3.2'},
  ],
  [
    'a list without a description',
    '/list',
    listPage({title: 'All'}),
    {title: 'All', description: 'All', release: undefined},
  ],
  ['a written page', '/written', listPage(all), undefined],
  ['a page that nothing links to', '/unlisted', listPage(all), undefined],
  ['a page without a Markdown version', '/404.html', html('Not found'), undefined],
  ['a page that a step added', undefined, listPage(all), undefined],
])('recognizes %s', (_, route, page, facts) => {
  expect(builtList({route, $: load(page)}, build)).toEqual(facts && {route, ...facts});
});
