import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';

import {searchTerms} from '../../../data/search-terms/index.ts';
import {attribute, HEADING_WITH_ID, plainText} from '../../../site/mdx/parse.ts';
import {sectionsOf, type TreeNode} from '../core/sections.ts';
import type {Page} from '../core/types.ts';

import type {IndexedPage} from './pages.ts';
import {withSearchTerms} from './terms.ts';

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

/**
 * Converts Markdown to the kind of tree that built pages are parsed to. The children of components and their
 * texts (`title`, `alt`, `caption`) are indexed; what components render is not.
 */
function toTree(node: Nodes, slug: (heading: string) => string): TreeNode[] {
  const children = (): TreeNode[] =>
    'children' in node ? node.children.flatMap((child) => toTree(child, slug)) : [];
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- all other nodes are in ELEMENTS, or only their children count
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [text(node.value)];
    case 'textDirective':
      return [text(plainText(node))];
    case 'code':
      return [element('pre', [text(node.value)])];
    case 'break':
      return [element('br', [])];
    case 'image':
      return [element('img', [], {alt: node.alt ?? ''})];
    case 'heading': {
      const heading = plainText(node);
      const [, shown = heading, id] = HEADING_WITH_ID.exec(heading) ?? [];
      return [element(`h${node.depth}`, [text(shown)], {id: id ?? slug(shown)})];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const label = attribute(node, 'label');
      if (node.name === 'TabItem' && label !== undefined) {
        return [element('div', children(), {'data-panel': label})];
      }
      const spoken = ['title', 'alt', 'caption', 'label'].flatMap((name) => {
        const value = attribute(node, name);
        return value === undefined ? [] : [element('p', [text(value)])];
      });
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

/**
 * Reads a page from its source, for the development server: less complete than the built page, but available.
 */
export function readSourcePage(tree: Root, {url, page}: IndexedPage): Page {
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
