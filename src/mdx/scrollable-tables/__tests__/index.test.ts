import type {Element, ElementContent, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';

import rehypeTables from '../index.ts';

const cell = (tagName: string, child: ElementContent): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [child],
});

const code = (value: string): Element => cell('code', {type: 'text', value});

/** The box of a table with a row of cells. */
function boxOf(...cells: readonly Element[]): Root['children'][number] | undefined {
  const row: Element = {type: 'element', tagName: 'tr', properties: {}, children: [...cells]};
  return run({type: 'root', children: [cell('table', row)]}).children[0];
}

const table = (): Root['children'][number] => ({
  type: 'element',
  tagName: 'table',
  properties: {},
  children: [
    {type: 'element', tagName: 'th', properties: {}, children: [{type: 'text', value: 'Port'}]},
    {type: 'element', tagName: 'th', properties: {}, children: [{type: 'text', value: ' '}]},
  ],
});

function run(tree: Root, title?: string): Root {
  const transform = rehypeTables.call({} as never) as unknown as (root: Root, file: VFile) => void;
  transform(tree, new VFile({data: title === undefined ? {} : {frontMatter: {title}}}));
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
    name: 'TableBox',
    attributes: [
      {name: 'className', value: 'kw-table kw-table--blocks'},
      {name: 'aria-label', value: 'Table: Ports'},
    ],
    children: [
      {
        tagName: 'table',
        properties: {ariaLabel: 'Table: Ports'},
        children: [{properties: {scope: 'col'}}, {tagName: 'td', properties: {}}],
      },
    ],
  });
  expect(tree.children.at(-1)).toMatchObject({
    type: 'mdxjsEsm',
    value: "import TableBox from '@site/src/ui/TableBox/index.tsx';",
  });
});

it('adds nothing to a page without tables', () => {
  expect(run({type: 'root', children: []}).children).toEqual([]);
});

it('makes the first cell of a row its header, unless it is empty or alone', () => {
  const row = (...values: readonly string[]): Element => ({
    type: 'element',
    tagName: 'tr',
    properties: {},
    children: values.map(text),
  });
  const rows = [row('Port', 'Use'), row('443', 'web'), row('', 'mail'), row('alone')];
  run({
    type: 'root',
    children: [{type: 'element', tagName: 'table', properties: {}, children: rows}],
  });
  const cells = rows.map(({children}) =>
    children.flatMap((one) =>
      one.type === 'element' ? [[one.tagName, one.properties.scope]] : [],
    ),
  );
  expect(cells.slice(1)).toEqual([
    [
      ['th', 'row'],
      ['td', undefined],
    ],
    [
      ['td', undefined],
      ['td', undefined],
    ],
    [['td', undefined]],
  ]);
});

it('names a table without a heading above it after the page', () => {
  const [first] = run({type: 'root', children: [table()]}, 'Serving').children;
  expect(first).toMatchObject({attributes: [{}, {name: 'aria-label', value: 'Table: Serving'}]});
});

it('gives the box the name that its table has', () => {
  const named = {...table(), properties: {ariaLabelledBy: ['caption']}} as Element;
  expect(run({type: 'root', children: [named]}).children[0]).toMatchObject({
    attributes: [{}, {name: 'aria-labelledby', value: 'caption'}],
    children: [{properties: {ariaLabelledBy: ['caption']}}],
  });
  expect(JSON.stringify(named)).not.toContain('ariaLabel"');
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
  const tree = run({type: 'root', children: [jsx('kw-table kw-table--blocks'), jsx('other')]});
  expect(tree.children[0]).toMatchObject({
    children: [{tagName: 'table', children: [{properties: {scope: 'col'}}, {tagName: 'td'}]}],
  });
  expect(tree.children[1]).toMatchObject({children: [{name: 'TableBox'}]});
});

const text = (value: string): Element => cell('td', {type: 'text', value});

it('marks the boxes of tables of at most two columns', () => {
  const [one, two, three] = ['a', 'b', 'c'].map(text);
  if (!one || !two || !three) throw new Error('no cells');
  const blocks = {attributes: [{value: 'kw-table kw-table--blocks'}, {}]};
  expect(boxOf(one, two)).toMatchObject(blocks);
  expect(boxOf(one, two, three)).toMatchObject({attributes: [{value: 'kw-table'}, {}]});
});

/** A table with a header and one row, in another element. */
function columns(cells: readonly string[]): Root['children'][number] | undefined {
  const row = (tagName: string, texts: readonly string[]): Element => ({
    type: 'element',
    tagName: 'tr',
    properties: {},
    children: texts.map((value) => cell(tagName, {type: 'text', value})),
  });
  const whole: Element = {
    type: 'element',
    tagName: 'table',
    properties: {},
    children: [row('th', ['Symptom', 'Cause', 'Remedy']), row('td', cells)],
  };
  const around: Element = {
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [whole],
  };
  return run({type: 'root', children: [around]}).children[0];
}

it('marks the boxes of tables that are too wide for a phone, and names their cells', () => {
  const long = 'Words that need far more than six lines, '.repeat(5);
  for (const wide of [long, 'one-word-that-is-wider-than-the-column']) {
    expect(columns(['Slow', wide, '—'])).toMatchObject({
      children: [
        {
          attributes: [{value: 'kw-table kw-table--blocks'}, {}],
          children: [
            {
              children: [
                {},
                {
                  children: [
                    {properties: {scope: 'row'}},
                    {properties: {dataLabel: 'Cause'}},
                    {properties: {dataLabel: 'Remedy', dataShort: ''}},
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  }
  expect(JSON.stringify(columns(['Slow', 'Disk', 'Wait.']))).not.toMatch(/blocks|dataLabel/);
  // An empty cell has no name, and a dash can stand next to others.
  expect(JSON.stringify(columns([long, '', 'Wait a minute.'])).match(/data\w+/g)).toEqual([
    'dataLabel',
  ]);
});

it('lets long words of code break after _ . and / in first cells, and nothing else', () => {
  const data = {_mdxExplicitJsx: true};
  const wbr = {type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: [], data};
  const parts = ['search_', 'hub_', 'files/', 'a.', 'b --x_y'].flatMap((value, index) => [
    ...(index === 0 ? [] : [wbr]),
    {type: 'text', value},
  ]);
  const long = code('search_hub_files/a.b --x_y');
  const cells = [long, code('one_two three_four five_six'), code('without-any-such-character')].map(
    (one) => cell('td', one),
  );
  const [first, ...others] = cells.map((one) => boxOf(structuredClone(one), cell('td', long)));
  expect(first).toMatchObject({
    children: [{children: [{children: [{children: [{name: 'code', children: parts}]}, {}]}]}],
  });
  expect(JSON.stringify(first)).toContain(JSON.stringify(cell('td', long)));
  others.forEach((one, index) => {
    expect(JSON.stringify(one)).toContain(JSON.stringify(cells[index + 1]));
  });
});
