import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {EXIT, visit} from 'unist-util-visit';

import {reexport} from '../../site/mdx/esm.ts';

/** The module that draws blocks of code; `src/theme/CodeBlock` uses it on the pages that bring it. */
const BLOCK = '@site/src/theme/CodeBlock/block.tsx';

/** Pages with blocks of code bring along what draws them, so other pages do not load it. See README.md. */
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
