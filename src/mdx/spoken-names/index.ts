import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {textOf} from '../hast.ts';

const SECTION = /^h[2-6]$/;

/** The name of a heading is its text; otherwise it has the name of the link in it as well. */
function nameHeading(heading: Element): void {
  heading.properties.ariaLabel = textOf(heading).replace(/\s+/g, ' ').trim();
}

/** Puts the kind of a note before its own title, for screen readers. Without such a title, the theme shows the kind. */
function nameNote(note: Element): void {
  const {title, type} = note.properties;
  const [first] = note.children;
  const kind = String(type);
  const spoken: Element = {
    type: 'element',
    tagName: 'span',
    properties: {className: ['kw-spoken', 'search-ignore']},
    children: [{type: 'text', value: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: `}],
  };
  if (first?.type === 'element' && first.tagName === 'mdxAdmonitionTitle') {
    first.children.unshift(spoken);
  } else if (typeof title === 'string') {
    // A title with elements is a child.
    delete note.properties.title;
    note.children.unshift({
      type: 'element',
      tagName: 'mdxAdmonitionTitle',
      properties: {},
      children: [spoken, {type: 'text', value: title}],
    });
  }
}

/**
 * Rehype plugin: what screen readers say about headings and notes. Docusaurus puts a link into each heading, whose
 * name they would read with every heading, and shows the kind of a note by its color and its icon only (WCAG 2.4.6,
 * 1.4.1).
 */
const rehypeSpokenNames: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (SECTION.test(element.tagName) && element.properties.id !== undefined) nameHeading(element);
    if (element.tagName === 'admonition') nameNote(element);
  });
};

export default rehypeSpokenNames;
