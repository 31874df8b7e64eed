import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {sitePath} from '../../site/mdx/site-path.ts';
import {drawSketch, SketchError} from './sketch.ts';

/** Draws fences with the language `sketch`. See README.md. */
export default function remarkUiSketch(): Transformer<Root> {
  return (tree, vfile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'sketch' || index === undefined || !parent) return undefined;
      try {
        parent.children[index] = drawSketch(node.meta ?? '', node.value);
      } catch (error) {
        if (!(error instanceof SketchError)) throw error;
        const line = (node.position?.start.line ?? 1) + error.line;
        vfile.fail(`${sitePath(vfile)}:${line}: ${error.message}`, {line, column: 1});
      }
      return SKIP;
    });
  };
}
