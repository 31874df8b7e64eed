import {expect, it} from 'vitest';

import type {Elsewhere, Hit} from '../../core/types.ts';
import {offers, suggestions, type Group} from '../groups.ts';

const hit = (name: string, ...near: readonly boolean[]): Hit =>
  ({
    title: {text: name, marks: []},
    sections: near.map((one, at) => ({
      title: {text: `${name} ${String(at)}`, marks: []},
      near: one,
    })),
  }) as unknown as Hit;
const place = (context: string, ...hits: readonly Hit[]): Elsewhere => ({
  context,
  version: '',
  hits,
});

/** The list as it is drawn: labels, and the numbers and texts of the lines. */
const drawn = (groups: readonly Group[]): string[] =>
  groups.flatMap(({label, options}) => [
    ...(label === null ? [] : [`# ${label}`]),
    ...options.map(
      ({id, hit: page, section, correction}) =>
        `${id} ${correction ?? (section ?? page)?.title.text ?? ''}`,
    ),
  ]);

const NONE = {didYouMean: null, hits: [], mentions: [], elsewhere: []};
const labelOf = ({context}: Elsewhere): string => `In ${context}`;

it('options are numbered in the order in which they are drawn, across groups', () => {
  const groups = suggestions(
    'x',
    {
      didYouMean: 'windows',
      hits: [],
      mentions: [hit('Mention')],
      elsewhere: [place('sdk', hit('Far', true)), place('blog', hit('Farther'))],
    },
    labelOf,
  );
  expect(drawn(groups)).toEqual([
    'xoption0 windows',
    '# Only mentioned on',
    'xoption1 Mention',
    '# In sdk',
    'xoption2 Far',
    'xoption3 Far 0',
    '# In blog',
    'xoption4 Farther',
  ]);
});

it('pages bring their nearest section, and there are eight lines at most', () => {
  const [group] = suggestions(
    'x',
    {...NONE, hits: [hit('A', false, true, true), ...Array.from({length: 9}, () => hit('B'))]},
    labelOf,
  );
  expect(group?.options).toHaveLength(8);
  expect(drawn(group ? [group] : []).slice(0, 3)).toEqual([
    'xoption0 A',
    'xoption1 A 1',
    'xoption2 B',
  ]);
});

it('there are eight lines at most in all groups together', () => {
  const three = [hit('A'), hit('B'), hit('C')];
  const groups = suggestions(
    'x',
    {...NONE, elsewhere: ['sdk', 'docs', 'blog', 'more'].map((name) => place(name, ...three))},
    labelOf,
  );
  expect(groups.flatMap(({options}) => options)).toHaveLength(8);
  expect(groups).toHaveLength(3);
});

it('groups without lines are left out', () => {
  expect(suggestions('x', {...NONE, elsewhere: [place('sdk')]}, labelOf)).toEqual([]);
  expect(drawn(offers('x', ['ports', 'GPU']))).toEqual(['xoption0 ports', 'xoption1 GPU']);
});
