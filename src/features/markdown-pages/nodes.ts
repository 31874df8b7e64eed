import type {Link, Paragraph, PhrasingContent, Strong, Text} from 'mdast';

/** Text, or inline nodes. */
export type Inline = string | PhrasingContent;

export const text = (value: string): Text => ({type: 'text', value});

const phrasing = (parts: readonly Inline[]): PhrasingContent[] =>
  parts.map((part) => (typeof part === 'string' ? text(part) : part));

export const paragraph = (...parts: readonly Inline[]): Paragraph => ({
  type: 'paragraph',
  children: phrasing(parts),
});

/** Strong text. What is strong in it already joins it: `**a **b**` would end too early. */
export const strong = (...parts: readonly Inline[]): Strong => ({
  type: 'strong',
  children: phrasing(parts).flatMap((part) => (part.type === 'strong' ? part.children : [part])),
});

export const link = (url: string, ...parts: readonly Inline[]): Link => ({
  type: 'link',
  url,
  children: phrasing(parts),
});
