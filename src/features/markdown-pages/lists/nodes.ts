import type {
  BlockContent,
  Code,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';

/** Text, or inline nodes. */
export type Inline = string | PhrasingContent;

export const text = (value: string): Text => ({type: 'text', value});

const phrasing = (parts: readonly Inline[]): PhrasingContent[] =>
  parts.map((part) => (typeof part === 'string' ? text(part) : part));

export const paragraph = (...parts: readonly Inline[]): Paragraph => ({
  type: 'paragraph',
  children: phrasing(parts),
});

/** A sentence with its `{names}` replaced, as `@docusaurus/Interpolate` does it on pages. */
export const filled = (sentence: string, values: Readonly<Record<string, Inline>>): Inline[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? (values[part] ?? `{${part}}`) : part))
    .filter((part) => part !== '');

export const strong = (...parts: readonly Inline[]): Strong => ({
  type: 'strong',
  children: phrasing(parts),
});

export const heading = (depth: Heading['depth'], ...parts: readonly Inline[]): Heading => ({
  type: 'heading',
  depth,
  children: phrasing(parts),
});

export const link = (url: string, ...parts: readonly Inline[]): Link => ({
  type: 'link',
  url,
  children: phrasing(parts),
});

export const code = (lang: string, value: string): Code => ({type: 'code', lang, value});

/** An entry of a list: a line, and blocks below it. */
export const item = (line: readonly Inline[], ...below: readonly BlockContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...line), ...below],
});

export const list = (...children: readonly ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: [...children],
});

/** A table; its first row is the head, and all columns but the first contain numbers. */
export const table = (...rows: readonly (readonly Inline[])[]): Table => ({
  type: 'table',
  align: rows[0]?.map((_, column) => (column === 0 ? null : 'right')) ?? [],
  children: rows.map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: phrasing([cell])})),
  })),
});

/** Text with code between backticks, as nodes. */
export function withCode(value: string): PhrasingContent[] {
  return value
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): PhrasingContent =>
      part.length > 2 && part.startsWith('`') && part.endsWith('`')
        ? {type: 'inlineCode', value: part.slice(1, -1)}
        : text(part),
    );
}
