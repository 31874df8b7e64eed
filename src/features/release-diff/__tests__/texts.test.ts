import {expect, it} from 'vitest';

import {headingLists, sectionTitle, TEXTS} from '../texts.ts';
import type {SectionChange} from '../types.ts';

const section = (
  heading: string,
  status: SectionChange['status'],
  before?: string,
): SectionChange => ({
  ...{heading, status, id: heading, changes: [], same: 0},
  ...(before !== undefined && {before}),
});

it.each([
  [section('', 'kept'), 'Start of the page'],
  [section('', 'new'), 'Start of the page (new section)'],
  [section('Ports', 'gone'), 'Ports (section removed)'],
  [section('Ports', 'kept', 'Network'), 'Ports (was: Network)'],
  [section('Ports', 'kept'), 'Ports'],
])('calls a section by its heading and what became of it: %j', (one, title) => {
  expect(sectionTitle(one)).toBe(title);
});

it('lists headings by what became of them, without empty lists and the start of the page', () => {
  const [start, added, kept] = [section('', 'gone'), section('A', 'new'), section('B', 'kept')];
  const lists = headingLists([start, kept, added], {from: '1.0.0', to: '2.0.0'});
  expect(lists.map(({title, sections}) => [title, ...sections])).toEqual([
    ['Headings of 2.0.0 without a counterpart', added],
    ['Sections in both releases', kept],
  ]);
});

it('counts sections that are the same', () => {
  expect(TEXTS.page.untouched(1)).toBe('One section is the same in both releases.');
  expect(TEXTS.page.untouched(2)).toBe('2 sections are the same in both releases.');
});
