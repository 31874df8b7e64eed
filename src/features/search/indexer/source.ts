import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';

import {searchTerms} from '../../../data/search-terms/index.ts';
import {attribute, HEADING_WITH_ID, plainText} from '../../../site/mdx/parse.ts';
import {CELL} from '../core/rows.ts';
import {tidy} from '../core/sections.ts';
import type {Page, Section} from '../core/types.ts';

import type {IndexedPage} from './pages.ts';
import {withSearchTerms} from './terms.ts';

const LEAF = /^(?:text|inlineCode|image|textDirective)$/;
/** Nodes that continue a line; all others with children are on lines of their own. */
const INLINE = /^(?:emphasis|strong|delete|link|tableCell)/;
/** What readers of a component see of its attributes. */
const SPOKEN = ['title', 'alt', 'caption', 'label'] as const;

/** Splits Markdown at its headings. What components render is missing, except their children and texts. */
function sectionsOf(tree: Root): Section[] {
  const slugger = createSlugger();
  let current = {heading: '', hash: '', level: 1, text: '', code: ''};
  const all = [current];
  const read = (node: Nodes): void => {
    if (node.type === 'heading') {
      const text = plainText(node);
      const [, heading = text, id] = HEADING_WITH_ID.exec(text) ?? [];
      const hash = `#${id ?? slugger.slug(heading)}`;
      current = {heading, hash, level: Math.max(2, node.depth), text: '', code: ''};
      all.push(current);
    } else if (node.type === 'code') {
      current.code += `${node.value}\n`;
    } else if (LEAF.test(node.type)) {
      current.text += plainText(node);
    } else if (node.type === 'break') {
      current.text += '\n';
    } else if ('children' in node) {
      const edge = INLINE.test(node.type) ? '' : '\n';
      current.text += edge;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const name of SPOKEN) current.text += `\n${attribute(node, name) ?? ''}\n`;
      }
      node.children.forEach(read);
      current.text += node.type === 'tableCell' ? CELL : edge;
    }
  };
  read(tree);
  return all.map(({text, code, ...names}) => ({...names, text: tidy(text), code: code.trim()}));
}

/**
 * Reads a page from its source, for the development server: less complete than the built page, but available.
 */
export function readSourcePage(tree: Root, {url, page}: IndexedPage): Page {
  const read: Page = {
    url,
    title: page.title,
    breadcrumbs: page.group.kind === 'blog' ? [page.group.title] : [],
    description: page.description,
    keywords: page.keywords,
    weight: page.searchWeight,
    sections: sectionsOf(tree),
  };
  // Headings that a component renders are missing here: their terms are added only in a build.
  return withSearchTerms(read, page, searchTerms).page;
}
