import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import sizes from './sizes.json';
import {jsxAttributes} from '../../site/mdx/jsx.ts';
import {attribute, lineOf} from '../../site/mdx/parse.ts';
import {sitePath} from '../../site/mdx/site-path.ts';

/** Blocks before a diagram that still leave it in the first screen. */
const SHORT = new Set<string>(['heading', 'mdxjsEsm', 'yaml', 'paragraph']);
const MOST_PARAGRAPHS = 1;

/** The diagram that the reader sees first: only headings and at most one paragraph come before it. */
function firstSeen(blocks: readonly RootContent[]): RootContent | undefined {
  const at = blocks.findIndex(({type}) => !SHORT.has(type));
  const paragraphs = blocks.slice(0, at).filter(({type}) => type === 'paragraph').length;
  return paragraphs <= MOST_PARAGRAPHS ? blocks[at] : undefined;
}

/**
 * Gives every `<Diagram>` the size of its picture, and fetches it with priority if it is what a reader sees
 * first. See README.md.
 */
export default function remarkDiagramSize(): Transformer<Root> {
  const known: Readonly<Record<string, {width: number; height: number} | undefined>> = sizes;
  return (tree, vfile) => {
    const first = firstSeen(tree.children);
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'Diagram') return;
      const name = attribute(node, 'name') ?? '';
      const size = known[name];
      if (size === undefined) {
        const line = lineOf(node);
        return vfile.fail(
          `${sitePath(vfile)}:${String(line)}: <Diagram name="${name}">: no such diagram. Write src/features/diagrams/${name}.dot and run ` +
            `\`npm run refresh\`, or use one of: ${Object.keys(known).join(', ')}.`,
          {line, column: 1},
        );
      }
      node.attributes.push(
        ...jsxAttributes({
          size: `${String(size.width)}x${String(size.height)}`,
          ...(node === first && {priority: null}),
        }),
      );
    });
  };
}
