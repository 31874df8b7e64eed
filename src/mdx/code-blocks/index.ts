import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {EXIT, visit} from 'unist-util-visit';

import {reexport} from '../../site/mdx/esm.ts';

/** The module that renders code blocks; `src/theme/CodeBlock` uses it on the pages that import it. */
const BLOCK = '@site/src/theme/CodeBlock/block.tsx';

/**
 * Makes pages with code blocks import the component that renders them, so that other pages do not load it. See
 * README.md.
 */
export default function remarkCodeBlocks(): Transformer<Root> {
  return (tree) => {
    let found = false;
    visit(tree, 'code', () => {
      found = true;
      return EXIT;
    });
    if (found) tree.children.unshift(...reexport('codeBlock', BLOCK));
  };
}
