import type {Element, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

import {hasClass, jsx, textOf, type Node} from '../hast.ts';

const HEADING = /^h[1-6]$/;
const BOX = 'kw-table';
/** A word of code from this length on may be too long for the first column on a phone. */
const LONG_WORD = /\S{16,}/g;

/** The classes of a table's box. On a phone, the rows of a table of at most two columns become blocks. */
export function boxClasses(columns: number): string[] {
  return columns > 2 ? [BOX] : [BOX, `${BOX}--pairs`];
}

/** Whether a node is the box of a table already, written as an element or as JSX. */
const isBox = (node: Root | Node): boolean => node.type !== 'root' && hasClass(node, BOX);

/** The number of cells in the longest row. */
function columnsOf(node: Node): number {
  if (node.type !== 'element') return 0;
  return node.tagName === 'tr'
    ? node.children.filter(({type}) => type === 'element').length
    : Math.max(0, ...node.children.map(columnsOf));
}

/** Whether a cell is the first of its row. On a narrow screen, it stays where it is while the others scroll. */
function isName(node: Node, parent: Root | Node): boolean {
  return (
    node.type === 'element' &&
    node.tagName === 'td' &&
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

function box(table: Element, label: string): Element {
  table.properties.ariaLabel ??= label;
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: boxClasses(columnsOf(table)),
      role: 'group',
      tabIndex: 0,
      ariaLabel: label,
    },
    children: [table],
  };
}

/**
 * Rehype plugin: puts every Markdown table into its own box, which scrolls sideways, can be reached with the
 * keyboard and is named after the heading above it (WCAG 2.1.1, 1.3.1), adds a scope to header cells, and lets
 * long code in first cells break. Tables that are already in such a box get no other one.
 */
const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let heading = 'Table';
  const visit = (parent: Root | Exclude<Node, {children?: never}>, inName = false): void => {
    if (!('children' in parent)) return;
    const children = parent.children as Node[];
    children.forEach((child, index) => {
      if (child.type === 'element') {
        if (HEADING.test(child.tagName)) heading = textOf(child).trim() || heading;
        if (child.tagName === 'th') {
          if (textOf(child).trim() === '') {
            // The corner of a table: an empty header cell names nothing.
            child.tagName = 'td';
          } else {
            child.properties.scope = 'col';
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
      }
    });
  };
  visit(tree);
};

export default rehypeTables;
