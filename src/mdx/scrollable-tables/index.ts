import type {Element, ElementContent, Root, RootContent} from 'hast';
// Teaches hast about the JSX nodes that MDX leaves in the tree.
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

type Node = RootContent | ElementContent;

const HEADING = /^h[1-6]$/;
const BOX = 'kw-table';

function textOf(node: Node): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether a node is the box of a table already, written as an element or as JSX. */
function isBox(node: Root | Node): boolean {
  if (node.type === 'element') {
    return Array.isArray(node.properties.className) && node.properties.className.includes(BOX);
  }
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'className' &&
        attribute.value === BOX,
    )
  );
}

function box(table: Element, label: string): Element {
  table.properties.ariaLabel ??= label;
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: [BOX], role: 'group', tabIndex: 0, ariaLabel: label},
    children: [table],
  };
}

/**
 * Rehype plugin: puts every Markdown table into its own box, which scrolls sideways, can be reached with the
 * keyboard and is named after the heading above it (WCAG 2.1.1, 1.3.1), and adds a scope to header cells.
 * Tables that are already in such a box are left alone.
 */
const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let heading = 'Table';
  const visit = (parent: Root | Exclude<Node, {children?: never}>): void => {
    if (!('children' in parent)) {
      return;
    }
    const children = parent.children as Node[];
    children.forEach((child, index) => {
      if (child.type === 'element') {
        if (HEADING.test(child.tagName)) {
          heading = textOf(child).trim() || heading;
        }
        if (child.tagName === 'th') {
          if (textOf(child).trim() === '') {
            // The corner of a table: an empty header cell names nothing.
            child.tagName = 'td';
          } else {
            child.properties.scope = 'col';
          }
        }
      }
      visit(child);
      if (child.type === 'element' && child.tagName === 'table' && !isBox(parent)) {
        children[index] = box(child, `Table: ${heading}`);
      }
    });
  };
  visit(tree);
};

export default rehypeTables;
