import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import sizes from './sizes.json';
import {sitePath} from '../../site/mdx/site-path.ts';

/** Gives every `<Diagram>` the size of its picture. See README.md. */
export default function remarkDiagramSize(): Transformer<Root> {
  const known: Readonly<Record<string, {width: number; height: number} | undefined>> = sizes;
  return (tree, vfile) => {
    visit(tree, (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (!element.type.startsWith('mdxJsx') || element.name !== 'Diagram') {
        return;
      }
      const attribute = element.attributes.find(
        (one) => one.type === 'mdxJsxAttribute' && one.name === 'name',
      );
      const name = typeof attribute?.value === 'string' ? attribute.value : '';
      const size = known[name];
      if (size === undefined) {
        const line = element.position?.start.line ?? 1;
        return vfile.fail(
          `${sitePath(vfile)}:${String(line)}: <Diagram name="${name}">: no such diagram. Write src/features/diagrams/${name}.dot and run ` +
            `\`npm run diagrams\`, or use one of: ${Object.keys(known).join(', ')}.`,
          {line, column: 1},
        );
      }
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'size',
        value: `${String(size.width)}x${String(size.height)}`,
      });
    });
  };
}
