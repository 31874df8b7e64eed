import {describe, expect, it} from 'vitest';

import {GrowingIndex} from '../decode.ts';
import {encodeIndex} from '../encode.ts';
import {
  byPage,
  isEntryOf,
  isSure,
  lacksHeading,
  nearReader,
  placesBeside,
  type Found,
} from '../found.ts';
import type {Query} from '../query.ts';
import type {RankedPage} from '../rank.ts';

import {page, section} from './fixture.ts';

const pages = [
  page({url: '/base/a', title: 'limits', sections: [section({text: 'All limits.'})]}),
  page({
    url: '/base/b',
    title: 'Other',
    sections: [section({}), section({heading: 'risk_tier', hash: '#risk_tier', level: 2})],
  }),
  page({url: '/base/e', title: 'Port is taken', kind: 'error'}),
  page({url: '/base/e', title: 'Disk is full', kind: 'error'}),
];
const shard = Object.assign(new GrowingIndex(encodeIndex(pages, '/base/'), '/base/'), {
  context: 'docs',
});
const collection = {shards: [shard]} as unknown as Found['collection'];
const found = (number: number, part: Partial<RankedPage> = {}): Found => ({
  collection,
  page: {
    shard: 0,
    page: number,
    score: 1,
    coverage: 1,
    type: 'content',
    whole: false,
    sections: [{record: shard.pages[number] ?? 0, score: 1}],
    words: () => [],
    ...part,
  },
});
const query = (part: Partial<Query> = {}): Query => ({
  units: [],
  words: [],
  typed: [],
  kind: 'words',
  foreign: false,
  identifier: undefined,
  phrase: undefined,
  call: false,
  ...part,
});

describe('no other area is searched', () => {
  it('if one page has most of the query', () => {
    expect(isSure(query(), found(0, {coverage: 0.9}))).toBe(true);
    expect(isSure(query(), found(0, {coverage: 0.8}))).toBe(false);
    expect(isSure(query(), undefined)).toBe(false);
  });

  it('if the query is a vague question that a section answers', () => {
    expect(isSure(query({phrase: '=wheredoistart'}), found(0, {coverage: 0.2}))).toBe(true);
  });

  it('if a pasted line has its known error, but not if only other pages have it', () => {
    expect(isSure(query({kind: 'line'}), found(2))).toBe(true);
    expect(isSure(query({kind: 'line'}), found(0))).toBe(false);
  });

  it('if a call has the heading of its method, but not if it is only mentioned', () => {
    expect(isSure(query({call: true}), found(1, {type: 'heading'}))).toBe(true);
    expect(isSure(query({call: true}), found(1))).toBe(false);
    // A line that a program wrote names methods that it is not about.
    expect(lacksHeading(query({call: true, kind: 'line'}), found(1))).toBe(false);
  });
});

it('an identifier is defined by a heading that is this name, not by the title of a page', () => {
  const entry = found(1, {sections: [{record: 2, score: 1}]});
  expect(isEntryOf(entry, ' risk_tier ')).toBe(true);
  expect(isEntryOf(entry, 'RiskTier')).toBe(false);
  expect(isEntryOf(found(0), 'limits')).toBe(false);
});

it('a search of everything is offered in the latest version only, not in its own areas again', () => {
  const indexes = {'': {docs: 'd', sdk: 's'}, '0.3.2/': {docs: 'o', sdk: 'p'}};
  const places = (version: string, context: string) =>
    placesBeside(indexes, version, context).map((place) => `${place.version}${place.context}`);
  expect(places('', '')).toEqual([]);
  expect(places('', 'docs')).toEqual(['sdk']);
  expect(places('0.3.2/', '')).toEqual(['docs', 'sdk']);
  expect(places('0.3.2/', 'docs')).toEqual(['0.3.2/sdk', 'docs', 'sdk']);
});

it('known errors of one page are one result', () => {
  const [first, second, other] = [found(2), found(3), found(0)];
  expect(byPage([first, other, second])).toEqual([
    {best: first, more: [second]},
    {best: other, more: []},
  ]);
});

it('pages outside the groups of the sidebar are not near each other', () => {
  const scores = nearReader([found(1), found(0)], '/base/a').map(({page: one}) => [
    one.page,
    one.score,
  ]);
  expect(scores[0]?.[0]).toBe(0);
  expect(scores[1]).toEqual([1, 1]);
});
