import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

import {importDefault} from '../../site/mdx/esm.ts';
import {jsxAttributes} from '../../site/mdx/jsx.ts';
import {hasClass, jsx, textOf, type Node} from '../hast.ts';

const HEADING = /^h[1-6]$/;
const BOX = 'kw-table';
const MODULE = '@site/src/ui/TableBox/index.tsx';
/** A word of code from this length on may be too long for the first column on a phone. */
const LONG_WORD = /\S{16,}/g;

/** The width of a table in a window of 360 px, in characters. */
const PHONE = 40;
/** The padding of a cell and the narrowest cell of src/css/tables.css, in characters. */
const PADDING = 2;
const NARROWEST = 9;
/** A cell with more lines than this is hard to read next to others. */
const LINES = 6;

/** The length of a number, a version or a dash. */
const SHORT = 6;

/** Whether a node is the box of a table already, written as an element or as JSX. */
const isBox = (node: Root | Node): boolean => node.type !== 'root' && hasClass(node, BOX);

function rowsOf(node: Node): Element[][] {
  if (node.type !== 'element') return [];
  return node.tagName === 'tr'
    ? [node.children.filter((child) => child.type === 'element')]
    : node.children.flatMap(rowsOf);
}

/** The narrowest column that shows these texts without breaking a word and in a few lines, in characters. */
function widthOf(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/));
  const longest = Math.max(...words.map(({length}) => length));
  const even = Math.max(...texts.map(({length}) => length / LINES));
  return Math.max(NARROWEST, PADDING + Math.max(longest, even));
}

function isWide(rows: readonly Element[][], columns: number): boolean {
  const widths = Array.from({length: columns}, (_, column) =>
    widthOf(rows.map((cells) => textOf(cells[column] ?? {type: 'text', value: ''}))),
  );
  return widths.reduce((sum, width) => sum + width, 0) > PHONE;
}

/**
 * Gives each cell the name of its column, but not those of the first, which name their row. Short ones, such as
 * numbers, are marked: they can stand side by side.
 */
function nameCells([head = [], ...rows]: readonly Element[][]): void {
  const [, ...names] = head.map((cell) => textOf(cell).trim());
  for (const [, ...cells] of rows) {
    cells.forEach((cell, index) => {
      const text = textOf(cell).trim();
      if (!names[index] || text === '') return;
      cell.properties.dataLabel = names[index];
      if (text.length <= SHORT) cell.properties.dataShort = '';
    });
  }
}

/**
 * The first cell of a row is its header, unless it is empty or alone: a screen reader that goes down another column says
 * which row it is in.
 */
function nameRows([, ...rows]: readonly Element[][]): void {
  for (const [name, ...cells] of rows) {
    if (name === undefined || cells.length === 0 || textOf(name).trim() === '') continue;
    name.tagName = 'th';
    name.properties.scope = 'row';
  }
}

/**
 * The classes of a table's box. On a phone, the rows of a table become blocks if it has at most two columns, or more
 * than fit; then it also names its cells.
 */
function boxClasses(table: Element): string[] {
  const rows = rowsOf(table);
  const columns = Math.max(0, ...rows.map(({length}) => length));
  if (columns > 2) {
    if (!isWide(rows, columns)) return [BOX];
    nameCells(rows);
  }
  return [BOX, `${BOX}--blocks`];
}

/** Whether a cell is the first of its row. On a narrow screen, it stays where it is while the others scroll. */
function isName(node: Node, parent: Root | Node): boolean {
  return (
    node.type === 'element' &&
    (node.tagName === 'td' || node.properties.scope === 'row') &&
    'children' in parent &&
    parent.children.find(({type}) => type === 'element') === node
  );
}

/**
 * Code whose long words may break after `_`, `.` and `/`. It is written as JSX, because the theme shows the Markdown
 * element `code` as a block when it contains elements. Undefined if there is nothing to break.
 */
function breakable(code: Element): MdxJsxTextElementHast | undefined {
  const text = textOf(code);
  const [first = '', ...others] = text
    .replace(LONG_WORD, (word) => word.replace(/([_./])(?=[^_./])/g, '$1\n'))
    .split('\n');
  if (others.length === 0) return undefined;
  return jsx('code', {}, [
    {type: 'text', value: first},
    ...others.flatMap((value) => [jsx('wbr', {}, []), {type: 'text' as const, value}]),
  ]);
}

/** The box of a table, with the table's own name or the one given. */
function box(table: Element, label: string): MdxJsxFlowElementHast {
  const ids = [table.properties.ariaLabelledBy ?? []].flat().join(' ');
  if (ids === '') table.properties.ariaLabel = label;
  return {
    type: 'mdxJsxFlowElement',
    name: 'TableBox',
    attributes: jsxAttributes({
      className: boxClasses(table).join(' '),
      ...(ids === '' ? {'aria-label': label} : {'aria-labelledby': ids}),
    }),
    children: [table],
    data: {_mdxExplicitJsx: true},
  };
}

/**
 * Rehype plugin: puts every Markdown table into its own box (src/ui/TableBox), which scrolls sideways, can be reached
 * with the keyboard and is named after the heading above it, or else after the page (WCAG 2.1.1, 1.3.1); makes first
 * cells the headers of their rows and adds a scope to all headers; and lets long code in first cells break. Tables that
 * are already in such a box get no other one.
 */
const rehypeTables: Plugin<[], Root> = () => (tree, file) => {
  // Docusaurus hands the front matter over in the data of the file.
  const {title} = (file.data.frontMatter ?? {}) as {title?: unknown};
  let heading = typeof title === 'string' ? title : 'Table';
  let boxed = false;
  const visit = (parent: Root | Exclude<Node, {children?: never}>, inName = false): void => {
    if (!('children' in parent)) return;
    const children = parent.children as Node[];
    children.forEach((child, index) => {
      if (child.type === 'element') {
        if (HEADING.test(child.tagName)) heading = textOf(child).trim() || heading;
        if (child.tagName === 'table') nameRows(rowsOf(child));
        if (child.tagName === 'th') {
          if (textOf(child).trim() === '') {
            // The corner of a table: an empty header cell names nothing.
            child.tagName = 'td';
          } else {
            child.properties.scope ??= 'col';
          }
        }
      }
      if (inName && child.type === 'element' && child.tagName === 'code') {
        children[index] = breakable(child) ?? child;
        return;
      }
      visit(child, inName || isName(child, parent));
      if (child.type === 'element' && child.tagName === 'table' && !isBox(parent)) {
        children[index] = box(child, `Table: ${heading}`);
        boxed = true;
      }
    });
  };
  visit(tree);
  if (boxed) tree.children.push(...(importDefault('TableBox', MODULE) as Root['children']));
};

export default rehypeTables;
