import {expect, it} from 'vitest';

import {comparisonRoutes} from '../routes.ts';
import type {PageChanges} from '../types.ts';

const page = (route: string): PageChanges => ({
  ...{route, title: route, old: {route, title: ''}, now: {route, title: ''}},
  ...{added: 0, removed: 0, changed: 0, same: 1, sections: [], rewritten: false},
});

it('gives each comparison a page with data of its own, and the list only the numbers', async () => {
  const written = new Map<unknown, unknown>();
  const routes = await comparisonRoutes(
    {
      releases: {from: '1.0.0', to: '2.0.0'},
      pages: [page('/changes/models-overview'), page('/changes/models/overview')],
      fresh: [],
      gone: [],
    },
    '/base/',
    (name, data) => {
      written.set(name, JSON.parse(data as string));
      return Promise.resolve(name);
    },
  );
  const [list, ...comparisons] = routes.map(({path, modules}) => [
    path,
    written.get(Object.values(modules ?? {})[0]),
  ]);
  expect(list).toMatchObject(['/base/changes', {pages: [{same: 1}, {same: 1}]}]);
  expect(JSON.stringify(list)).not.toContain('sections');
  expect(comparisons).toMatchObject([
    ['/base/changes/models-overview', {route: '/changes/models-overview'}],
    ['/base/changes/models/overview', {route: '/changes/models/overview'}],
  ]);
});
