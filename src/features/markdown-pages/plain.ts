import {createSlugger} from '@docusaurus/utils';
import type {
  BlockContent,
  Blockquote,
  Heading,
  List,
  Nodes,
  Parents,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';

import {setupGroups} from '../../data/setup.ts';
import {
  attribute,
  HEADING_WITH_ID,
  type JsxElement,
  lineOf,
  plainText,
} from '../../site/mdx/parse.ts';
import {groupToEnd} from '../../site/mdx/tabs.ts';

import {link, paragraph, strong, text} from './nodes.ts';
import {PAGE} from './texts.ts';

/** A part of a page that has no plain form yet: where it is and what to do. */
export class NotPlainError extends Error {
  override readonly name = 'NotPlainError';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Turns the tree of an MDX page (data tables expanded) into a tree of plain Markdown, in place. */
export function makePlain(parent: Parents, tools = importedNames(parent)): void {
  // Read before children change.
  const ends = parent.children.map((_, at) => groupToEnd(parent, at));
  parent.children = parent.children.flatMap((node, at) => {
    const group = ends[at];
    const nodes = plain(node, tools);
    return group === undefined
      ? nodes
      : [...nodes, paragraph(strong(`${setupGroups[group].all}:`))];
  });
}

/** Components that the page imports itself: for example forms, which only a browser can show. */
function importedNames(parent: Parents): ReadonlySet<string> {
  const imports = parent.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
  return new Set(
    imports.flatMap((line) =>
      // Components of the theme are handled below.
      [...line.matchAll(/^import (\w+) from '(?!@theme\/)/gm)].map(([, name = '']) => name),
    ),
  );
}

function plain(node: RootContent, tools: ReadonlySet<string>): RootContent[] {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- all other nodes are plain already
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expression(node);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, tools);
    case 'containerDirective':
      return [admonition(node, tools)];
    case 'leafDirective':
    case 'textDirective':
      return notADirective(node, tools);
    case 'code':
      return node.lang === 'sketch'
        ? [sketch(node.meta ?? '')]
        : [{...node, meta: title(node.meta)}];
    case 'heading':
      makePlain(node, tools);
      showId(node);
      return [node];
    default:
      if ('children' in node) makePlain(node, tools);
      return [node];
  }
}

const labeled = (label: string, words: string): Blockquote =>
  quote(paragraph(strong(label), ` ${words}`));

/** `{/* a comment *\/}` is not for readers, `{' '}` is text; the rest would need a browser. */
function expression(node: RootContent & {value: string}): RootContent[] {
  const value = node.value.trim();
  if (value === '' || /^\/\*[\s\S]*\*\/$/.test(value)) return [];
  const literal = /^(['"`])([^\\$]*)\1$/.exec(value)?.[2];
  if (literal !== undefined) return [text(literal)];
  throw new NotPlainError(
    lineOf(node),
    `{${value}} is computed and has no plain form. Write it as text, or escape the brace: \\{.`,
  );
}

/** The forms of elements that pages and their tables have; the first page with another one stops the build. */
function element(node: JsxElement, tools: ReadonlySet<string>): RootContent[] {
  const name = node.name ?? '';
  if (tools.has(name) && node.children.length === 0) {
    return [labeled(PAGE.form.label, PAGE.form.text)];
  }
  if (name === 'Diagram' || name === 'Picture') return figure(node);
  if (name === 'CardGrid') return [cards(node, tools)];
  makePlain(node, tools);
  // It wraps text that reads well without it.
  if (tools.has(name)) return node.children;
  const children = node.children as PhrasingContent[];
  switch (name) {
    case 'div':
    case 'figure':
    case 'details':
    case 'span':
    case 'Tabs':
      return node.children;
    case 'TabItem':
      return [paragraph(strong(`${attribute(node, 'label') ?? ''}:`)), ...node.children];
    case 'figcaption':
    case 'summary':
      return [paragraph(strong(...inline(children)))];
    case 'a':
      return [link(attribute(node, 'href') ?? '', ...inline(children))];
    default:
      throw new NotPlainError(
        lineOf(node),
        `<${name}> has no plain form. Use Markdown or a building block of STYLEGUIDE.md, or teach it to src/features/markdown-pages/plain.ts.`,
      );
  }
}

/** Children of a block element may be wrapped in paragraphs of their own; a space parts these. */
function inline(children: readonly Nodes[]): PhrasingContent[] {
  return children.flatMap((child, at) =>
    child.type === 'paragraph'
      ? [...(at > 0 ? [text(' ')] : []), ...child.children]
      : [child as PhrasingContent],
  );
}

/** A drawing as text: its caption, then what it shows. */
function figure(node: JsxElement): RootContent[] {
  const kind = node.name === 'Diagram' ? PAGE.drawing.diagram : PAGE.drawing.picture;
  const caption = attribute(node, 'caption');
  const label = caption === undefined ? `${kind}:` : `${kind}: ${caption}`;
  return [labeled(label, attribute(node, 'alt') ?? '')];
}

function sketch(meta: string): Blockquote {
  const value = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(meta)?.[1] ?? '';
  return labeled(PAGE.sketch(value('title')), value('alt'));
}

function cards(grid: JsxElement, tools: ReadonlySet<string>): List {
  const items = (grid.children as RootContent[])
    .flatMap((child) => (child.type === 'paragraph' ? (child.children as RootContent[]) : [child]))
    .filter((child) => child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement');
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((card) => {
      const name = attribute(card, 'title') ?? '';
      const to = attribute(card, 'to');
      makePlain(card, tools);
      const head = to === undefined ? strong(name) : link(to, name);
      const blocks = card.children as RootContent[];
      const body = blocks.filter((child) => child.type !== 'list' && child.type !== 'code');
      const rest = blocks.filter((child) => child.type === 'list' || child.type === 'code');
      const words = inline(body);
      return {
        type: 'listItem',
        spread: false,
        children: [
          paragraph(head, ...(words.length > 0 ? [': ', ...words] : [])),
          ...(rest as BlockContent[]),
        ],
      };
    }),
  };
}

const quote = (...children: BlockContent[]): Blockquote => ({type: 'blockquote', children});

/** `:::note[Title]` as a quote that begins with its kind and its title. */
function admonition(node: ContainerDirective, tools: ReadonlySet<string>): Blockquote {
  makePlain(node, tools);
  const [first, ...rest] = node.children as BlockContent[];
  const title =
    first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  return title
    ? quote(paragraph(strong(`${kind}: `, ...title.children)), ...rest)
    : quote(paragraph(strong(`${kind}:`)), ...(node.children as BlockContent[]));
}

/** What looks like a directive in a sentence (`ratio 1:n`) is text, as on the page. */
function notADirective(
  node: LeafDirective | TextDirective,
  tools: ReadonlySet<string>,
): RootContent[] {
  makePlain(node, tools);
  const attributes = Object.keys(node.attributes ?? {});
  if (attributes.length > 0) {
    throw new NotPlainError(
      lineOf(node),
      `":${node.name}{…}" is read as a directive. Escape the colon: \\:${node.name}.`,
    );
  }
  const label: PhrasingContent[] =
    node.children.length > 0 ? [text('['), ...node.children, text(']')] : [];
  const colons = node.type === 'leafDirective' ? '::' : ':';
  const words = [text(`${colons}${node.name}`), ...label];
  return node.type === 'leafDirective' ? [paragraph(...words)] : words;
}

/** `## Heading {#id}` keeps an id that links could not be resolved without: it does not follow from the words. */
function showId({children}: Heading): void {
  const [, words = '', id] = HEADING_WITH_ID.exec(children.map(plainText).join('')) ?? [];
  const last = children.at(-1);
  if (id === undefined || last?.type !== 'text') return;
  last.value = last.value.replace(/\s*\{#[^{}]+\}$/, '');
  // As HTML, so that no character is escaped.
  if (createSlugger().slug(words) !== id) children.push({type: 'html', value: ` {#${id}}`});
}

/** After the language of a fence, only the title is for readers. */
function title(meta: string | null | undefined): string | null {
  return /\btitle="[^"]*"/.exec(meta ?? '')?.[0] ?? null;
}
