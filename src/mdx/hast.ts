import type {ElementContent, RootContent} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

import {textElement} from '../site/mdx/jsx.ts';

/** What a page can contain after remark. */
export type Node = RootContent | ElementContent;

/** Headings that have a section of their own in the search. */
export const SECTION_HEADING = /^h[1-4]$/;

/** The text of a node and of what is in it. */
export function textOf(node: Node, isLeftOut: (node: Node) => boolean = () => false): string {
  if (isLeftOut(node)) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child, isLeftOut)).join('') : '';
}

/** `textElement` in the tree after remark, where the theme's components for Markdown elements leave it alone. */
export const jsx = textElement as unknown as (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly ElementContent[],
) => MdxJsxTextElementHast;

/** A text attribute of an element that is written as JSX; undefined if it has none. */
export function jsxAttribute(node: Node, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Whether an element, also one that is written as JSX, has a class. */
export function hasClass(node: Node, name: string): boolean {
  return node.type === 'element'
    ? [node.properties.className].flat().includes(name)
    : (jsxAttribute(node, 'className')?.split(' ').includes(name) ?? false);
}
