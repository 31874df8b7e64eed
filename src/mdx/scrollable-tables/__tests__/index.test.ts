import type {Root} from 'hast';
import {expect, it} from 'vitest';

import rehypeTables from '../index.ts';

const table = (): Root['children'][number] => ({
  type: 'element',
  tagName: 'table',
  properties: {},
  children: [
    {type: 'element', tagName: 'th', properties: {}, children: [{type: 'text', value: 'Port'}]},
    {type: 'element', tagName: 'th', properties: {}, children: [{type: 'text', value: ' '}]},
  ],
});

function run(tree: Root): Root {
  const transform = rehypeTables.call({} as never) as unknown as (root: Root) => void;
  transform(tree);
  return tree;
}

it('boxes a table, names it after its heading and adds a scope to header cells', () => {
  const tree = run({
    type: 'root',
    children: [
      {type: 'element', tagName: 'h2', properties: {}, children: [{type: 'text', value: 'Ports'}]},
      table(),
    ],
  });
  expect(tree.children[1]).toMatchObject({
    tagName: 'div',
    properties: {className: ['kw-table'], ariaLabel: 'Table: Ports', tabIndex: 0},
    children: [
      {tagName: 'table', children: [{properties: {scope: 'col'}}, {tagName: 'td', properties: {}}]},
    ],
  });
});

it('leaves a table alone that is boxed already', () => {
  const boxed: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'div',
        properties: {className: ['kw-table']},
        children: [table() as never],
      },
    ],
  };
  expect(run(structuredClone(boxed)).children).toHaveLength(1);
  expect(run(structuredClone(boxed)).children[0]).toMatchObject({children: [{tagName: 'table'}]});
});

it('recognizes a box that is written as JSX, and boxes tables in other JSX', () => {
  const jsx = (className: string): Root['children'][number] => ({
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: className}],
    children: [table() as never],
  });
  const tree = run({type: 'root', children: [jsx('kw-table'), jsx('other')]});
  expect(tree.children[0]).toMatchObject({
    children: [{tagName: 'table', children: [{properties: {scope: 'col'}}, {tagName: 'td'}]}],
  });
  expect(tree.children[1]).toMatchObject({children: [{tagName: 'div'}]});
});
