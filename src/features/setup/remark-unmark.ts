import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {attribute} from '../../site/mdx/parse.ts';

/**
 * Removes the marks of remark.ts from the headings. It runs after the plugins of the framework, when
 * Docusaurus has already created the table of contents.
 */
export default function remarkSetupUnmark(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxTextElement', (node, at, parent) => {
      const isMark = attribute(node, 'className')?.startsWith('kw-toc-mark ');
      if (!isMark || !parent || at === undefined) return undefined;
      parent.children.splice(at, 1);
      return at;
    });
  };
}
