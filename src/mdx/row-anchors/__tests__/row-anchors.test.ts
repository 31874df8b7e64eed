import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';

import {rowAnchor} from '../../../site/util/row-anchor.ts';
import rehypeRowAnchors from '../index.ts';

/** An element; a text is its only child. */
const h = (tagName: string, children: readonly Element[] | string, id?: string): Element => ({
  type: 'element',
  tagName,
  properties: id === undefined ? {} : {id},
  children: typeof children === 'string' ? [{type: 'text', value: children}] : [...children],
});
const row = (...cells: string[]): Element =>
  h(
    'tr',
    cells.map((cell) => h('td', cell)),
  );
/** A table with a header and these rows. */
const small = (...rows: Element[]): Element =>
  h('table', [h('thead', [h('tr', [h('th', 'Port')])]), h('tbody', rows)]);
/** The same, with as many rows without a name that it is long. */
const table = (...rows: Element[]): Element =>
  small(...rows, ...Array.from({length: 7}, () => row('')));

/** The ids of all rows, in order. */
function idsOf(...children: Root['children']): string[] {
  const tree: Root = {type: 'root', children};
  (rehypeRowAnchors.call({} as never) as unknown as (root: Root) => void)(tree);
  const ids: (string | undefined)[] = [];
  const visit = (node: Root | Root['children'][number]): void => {
    if (node.type === 'element' && node.tagName === 'tr') {
      ids.push(node.properties.id?.toString());
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return ids.filter((id) => id !== undefined);
}

it('names a row after its section and its first cell', () => {
  expect(rowAnchor('ports', '443/tcp')).toBe('ports--443-tcp');
  expect(rowAnchor('', 'KAMIWAZA_ROOT')).toBe('row--kamiwaza-root');
  expect(rowAnchor('a', ' – ')).toBeUndefined();
  expect(rowAnchor('a', `${'word '.repeat(20)}`)).toBe(`a--${'word-'.repeat(6).slice(0, -1)}`);
});

it('gives rows of the body an id, but not the header', () => {
  expect(
    idsOf(
      table(row('80')),
      h('h2', 'Ports', 'ports'),
      h('div', [table(row('443', 'web'), row('', 'more'), row('8080'))]),
    ),
  ).toEqual(['row--80', 'ports--443', 'ports--8080']);
});

it('takes the first cell also if it is the header of its row', () => {
  const named = h('tr', [h('th', '443'), h('td', 'web')]);
  expect(idsOf(h('h2', 'Ports', 'p'), table(named))).toEqual(['p--443']);
});

it('gives the first of two equal rows the id', () => {
  expect(idsOf(h('h2', 'Ports', 'p'), table(row('443'), row('443')))).toEqual(['p--443']);
});

it('names rows in a panel after the panel, and rows after the tabs after the heading', () => {
  const panel = (id: string, ...children: Element[]): Root['children'][number] =>
    ({
      type: 'mdxJsxFlowElement',
      name: 'TabItem',
      attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
      children,
    }) as never;
  expect(
    idsOf(
      h('h2', 'Logs', 'logs'),
      panel('platform-macos', table(row('Core'))),
      panel('platform-windows', h('h3', 'Inside', 'inside'), table(row('Core'))),
      table(row('Core')),
    ),
  ).toEqual(['platform-macos--core', 'inside--core', 'logs--core']);
});

it('gives rows of a short table none', () => {
  expect(idsOf(small(row('443'), row('80')))).toEqual([]);
});

it('leaves badges out of the name', () => {
  const badge = {...h('span', 'needs login'), properties: {className: ['search-ignore']}};
  const marked = h('tr', [h('td', [h('code', 'deploy'), badge]), h('td', 'Deploy it')]);
  const jsx = {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'kw-badge search-ignore'}],
    children: [{type: 'text', value: 'needs login'}],
  } as never;
  const written = h('tr', [h('td', [h('code', 'stop'), jsx]), h('td', 'Stop it')]);
  expect(idsOf(table(marked, written))).toEqual(['row--deploy', 'row--stop']);
});
