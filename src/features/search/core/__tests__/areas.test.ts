import {expect, it} from 'vitest';

import {areaFor, countContexts} from '../areas.ts';

it.each([
  ['install the sdk', 'docs', ''],
  ['SDK: timeout?', 'docs', ''],
  ['docs', 'sdk', ''],
  ['install', 'docs', 'docs'],
  ['sdks', 'docs', 'docs'],
  ['the sdk', 'sdk', 'sdk'],
  ['sdk', '', ''],
] as const)('%s from %s', (query, context, area) => {
  expect(areaFor(query, context)).toBe(area);
});

it('counts contexts in the order of first appearance', () => {
  expect(countContexts(['sdk', 'docs', 'sdk'])).toEqual([
    {context: 'sdk', count: 2},
    {context: 'docs', count: 1},
  ]);
  expect(countContexts([])).toEqual([]);
});
