import type {BlockContent, PhrasingContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: boolean;
  }
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/** With `null`, an attribute is there without a value. */
type Attributes = Readonly<Record<string, string | null>>;

/**
 * A block of plain HTML. It counts as written by hand, so the theme's components for Markdown (links, code)
 * are not used in it.
 */
export function flowElement(
  name: string,
  attributes: Attributes,
  children: readonly (BlockContent | PhrasingContent)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    // Phrasing right below a block is fine for HTML; only the types of mdast say otherwise.
    children: children as MdxJsxFlowElement['children'],
    data: {_mdxExplicitJsx: true},
  };
}

/** An inline piece of plain HTML. */
export function textElement(
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: jsxAttributes(attributes),
    children: [...children],
    data: {_mdxExplicitJsx: true},
  };
}

/** The attributes of an element. */
export function jsxAttributes(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}
