import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';

import {rowAnchor} from '../../site/util/row-anchor.ts';
import {hasClass, jsxAttribute, SECTION_HEADING, textOf, type Node} from '../hast.ts';

/** A table with fewer rows is in view below its heading: ids would only add to the page. */
const MIN_ROWS = 8;

/** What the search leaves out, too, such as a badge next to a name. */
const isIgnored = (node: Node): boolean => hasClass(node, 'search-ignore');

const rowsOf = (node: Element): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'thead') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });

const firstCell = (row: Element): Element | undefined =>
  row.children.find((child): child is Element => child.type === 'element');

/**
 * Rehype plugin: rows of long tables get an id from the heading above them and their first cell, so that a search result
 * leads to the row that answers. Of rows with the same name below one heading, the first has it.
 */
const rehypeRowAnchors: Plugin<[], Root> = () => (tree) => {
  const taken = new Set<string>();
  let section = '';
  const visit = (node: Root | Node): void => {
    if (!('children' in node)) return;
    if (node.type === 'element') {
      if (SECTION_HEADING.test(node.tagName) && typeof node.properties.id === 'string') {
        section = node.properties.id;
      }
      if (node.tagName === 'table') {
        const rows = rowsOf(node);
        for (const row of rows.length < MIN_ROWS ? [] : rows) {
          const cell = firstCell(row);
          const id = cell && rowAnchor(section, textOf(cell, isIgnored));
          if (id === undefined || taken.has(id)) continue;
          taken.add(id);
          row.properties.id ??= id;
        }
        return;
      }
    }
    const outer = section;
    const panel = node.type === 'mdxJsxFlowElement' ? jsxAttribute(node, 'id') : undefined;
    if (panel !== undefined) section = panel;
    (node.children as Node[]).forEach(visit);
    // What follows the tabs belongs to the section around them.
    if (panel !== undefined) section = outer;
  };
  visit(tree);
};

export default rehypeRowAnchors;
