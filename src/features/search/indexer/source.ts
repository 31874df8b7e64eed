import {createSlugger} from '@docusaurus/utils';

import {searchTerms} from '../../../data/search-terms/index.ts';
import {sectionsOf, type TreeNode} from '../core/sections.ts';
import type {Page} from '../core/types.ts';

import type {IndexedPage} from './pages.ts';
import {withSearchTerms} from './terms.ts';

/** The parts of a Markdown tree that are used. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly alt?: string | null;
  readonly name?: string | null;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  readonly children?: readonly MarkdownNode[];
}

const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  list: 'ul',
  listItem: 'li',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  containerDirective: 'div',
};

const text = (data: string): TreeNode => ({type: 'text', data});
const element = (
  name: string,
  children: readonly TreeNode[],
  attribs: Readonly<Record<string, string>> = {},
): TreeNode => ({type: 'tag', name, attribs, children});

function plain(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(plain).join('');
}

/**
 * Converts Markdown to the kind of tree that built pages are parsed to. The children of components and their
 * texts (`title`, `alt`, `caption`) are indexed; what components render is not.
 */
function toTree(node: MarkdownNode, slug: (heading: string) => string): TreeNode[] {
  const children = (): TreeNode[] => (node.children ?? []).flatMap((child) => toTree(child, slug));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [text(node.value ?? '')];
    case 'code':
      return [element('pre', [text(node.value ?? '')])];
    case 'break':
      return [element('br', [])];
    case 'image':
      return [element('img', [], {alt: node.alt ?? ''})];
    case 'heading': {
      const heading = plain(node);
      const [, shown = heading, id] = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(heading) ?? [];
      return [element(`h${node.depth ?? 2}`, [text(shown)], {id: id ?? slug(shown)})];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const label = node.attributes?.find(({name}) => name === 'label')?.value;
      if (node.name === 'TabItem' && typeof label === 'string') {
        return [element('div', children(), {'data-panel': label})];
      }
      const spoken = (node.attributes ?? []).flatMap(({name, value}) =>
        typeof value === 'string' && ['title', 'alt', 'caption', 'label'].includes(name ?? '')
          ? [element('p', [text(value)])]
          : [],
      );
      return [element('div', [...spoken, ...children()])];
    }
    case 'yaml':
    case 'html':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    default: {
      const name = ELEMENTS[node.type];
      return name ? [element(name, children())] : children();
    }
  }
}

/** Parses MDX to a Markdown tree. Loaded on demand: only `npm start` needs it. */
export async function markdownParser(): Promise<(source: string) => MarkdownNode> {
  const [
    {unified},
    {default: parse},
    {default: mdx},
    {default: gfm},
    {default: frontmatter},
    {default: directive},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-frontmatter'),
    import('remark-directive'),
  ]);
  const processor = unified().use(parse).use(frontmatter).use(mdx).use(gfm).use(directive);
  return (source) =>
    // `{#id}` is Docusaurus syntax, not an expression.
    processor.parse(
      source.replace(/^(#{1,6} .*)\{(#[\w-]+)\}\s*$/gm, '$1\\{$2\\}'),
    ) as MarkdownNode;
}

/**
 * Reads a page from its source, for the development server: less complete than the built page, but available.
 *
 * @param tree - the parsed source
 * @param indexed - the page in the inventory
 */
export function readSourcePage(tree: MarkdownNode, {url, page}: IndexedPage): Page {
  const slugger = createSlugger();
  const read: Page = {
    url,
    title: page.title,
    breadcrumbs: page.group.kind === 'blog' ? [page.group.title] : [],
    description: page.description,
    keywords: page.keywords,
    weight: page.searchWeight,
    sections: sectionsOf(
      toTree(tree, (heading) => slugger.slug(heading)),
      page.title,
    ),
  };
  // Headings that a component renders are missing here: their terms are added only in a build.
  return withSearchTerms(read, page, searchTerms).page;
}
