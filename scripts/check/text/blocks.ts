import type {Nodes, Parents, Root} from 'mdast';
import {attribute, codeBlocks, jsxElements, lineOf} from '../../../src/site/mdx/parse.ts';
import type {Page} from '../../../src/site/mdx/types.ts';
import {remembered} from '../../../src/site/util/remembered.ts';

/**
 * What a block of text is: `label` is text outside the running text, such as an `alt`, a caption or a
 * label of a tab; `meta` is title and description of the page.
 */
type BlockKind = 'paragraph' | 'heading' | 'cell' | 'label' | 'meta';

/** One paragraph, heading, table cell or label, without its marks. */
export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
  /** The text with `code` for each piece of code, so that the letters of a path do not count. */
  readonly spoken: string;
  /** Which characters of `text` are code: start and end. */
  readonly code: readonly (readonly [number, number])[];
  /** Line of the file for a position in `text`. */
  readonly lineAt: (offset: number) => number;
}

const LABELS = ['alt', 'caption', 'title', 'label', 'description'];

/**
 * All blocks of a page in the order of their kinds: running text, labels, then title and description. Remembered,
 * because a rule that compares one page with all others would otherwise read them again for each.
 */
export const blocksOf = remembered((page: Page): readonly Block[] => {
  return [
    ...(page.tree ? treeBlocks(page.tree) : []),
    ...jsxElements(page).flatMap((element) =>
      LABELS.flatMap((name) => {
        const text = attribute(element, name);
        return text === undefined ? [] : [plainBlock('label', text, lineOf(element))];
      }),
    ),
    ...codeBlocks(page).flatMap(({meta, line}) =>
      [...meta.matchAll(/\b(?:title|alt)="([^"]*)"/g)].map(([, text = '']) =>
        plainBlock('label', text, line),
      ),
    ),
    ...['title', 'description'].flatMap((key) => {
      const text = page.frontMatter.data[key];
      return typeof text === 'string'
        ? [plainBlock('meta', text, page.frontMatter.lineOf(key))]
        : [];
    }),
  ];
});

/** A block of one line, without code in it. */
function plainBlock(kind: BlockKind, text: string, line: number): Block {
  return {kind, text, spoken: text, code: [], lineAt: () => line};
}

const KINDS: Readonly<Partial<Record<Nodes['type'], BlockKind>>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

/** The blocks of a tree of Markdown. */
function treeBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  const walk = (node: Nodes): void => {
    const kind = KINDS[node.type];
    if (kind !== undefined) blocks.push(blockOf(kind, node as Parents));
    else if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  return blocks.filter(({text}) => text.trim() !== '');
}

function blockOf(kind: BlockKind, parent: Parents): Block {
  let text = '';
  let spoken = '';
  const code: [number, number][] = [];
  const lines: {readonly from: number; readonly line: number}[] = [];
  const add = (words: string, isCode: boolean, line: number): void => {
    if (isCode) code.push([text.length, text.length + words.length]);
    words.split('\n').forEach((part, at) => {
      if (at > 0) text += ' ';
      lines.push({from: text.length, line: line + at});
      text += part;
    });
    spoken += isCode ? 'code' : words.replaceAll('\n', ' ');
  };
  const walk = (node: Nodes): void => {
    const line = lineOf(node);
    if (node.type === 'inlineCode') add(node.value, true, line);
    else if (node.type === 'text') add(node.value.replace(/\{#[^{}]*\}\s*$/, ''), false, line);
    else if (node.type === 'image') add(node.alt ?? '', false, line);
    else if (node.type === 'break') add(' ', false, line);
    else if (node.type === 'textDirective') {
      // `a:b` in a text is a colon, not a directive
      add(`:${node.name}`, false, line);
      node.children.forEach(walk);
    } else if ('children' in node) node.children.forEach(walk);
  };
  parent.children.forEach(walk);
  const first = lineOf(parent);
  return {
    kind,
    text,
    spoken,
    code,
    lineAt: (offset) => lines.filter(({from}) => from <= offset).at(-1)?.line ?? first,
  };
}
