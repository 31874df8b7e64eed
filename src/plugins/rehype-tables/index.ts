import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';

const HEADING = /^h[1-6]$/;

function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Rehype plugin: puts every Markdown table into a box of its own that scrolls sideways, can be reached
 * with the keyboard and is named after the heading it stands under (WCAG 2.1.1, 1.3.1), and gives header
 * cells their scope. Tables that already stand in such a box are left alone.
 */
const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let heading = 'Table';
  const visit = (parent: Root | Element): void => {
    parent.children.forEach((child, index) => {
      if (child.type !== 'element') {
        return;
      }
      if (HEADING.test(child.tagName)) {
        heading = textOf(child).trim() || heading;
      }
      if (child.tagName === 'th') {
        child.properties.scope = 'col';
      }
      visit(child);
      const boxed =
        parent.type === 'element' &&
        Array.isArray(parent.properties.className) &&
        parent.properties.className.includes('kw-table');
      if (child.tagName === 'table' && !boxed) {
        const label = `Table: ${heading}`;
        child.properties.ariaLabel ??= label;
        parent.children[index] = {
          type: 'element',
          tagName: 'div',
          properties: {className: ['kw-table'], role: 'group', tabIndex: 0, ariaLabel: label},
          children: [child],
        };
      }
    });
  };
  visit(tree);
};

export default rehypeTables;
