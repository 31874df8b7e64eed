import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {knownErrors} from '../../data/known-errors/index.ts';
import type {Component} from '../../data/known-errors/types.ts';
import {sitePath} from '../../site/mdx/site-path.ts';
import {nearest} from '../../site/util/nearest.ts';

import {entryNodes} from './entry-nodes.ts';

/** Name of the element on a page. */
export const ELEMENT = 'KnownErrors';

/** The value of the attribute `of`, if it is plain text. */
function componentOf(node: MdxJsxFlowElement): string | undefined {
  const attribute = node.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'of',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The ids of the entries that `<KnownErrors of="…" />` shows: the anchors it adds to a page. */
export function entryIds(component: string): string[] {
  return knownErrors.filter((entry) => entry.component === component).map(({id}) => id);
}

/**
 * Expands `<KnownErrors of="vllm" />` to the entries of a component.
 *
 * @throws a VFile message with the line and what to do, for a component without entries
 */
export default function remarkKnownErrors(): Transformer<Root> {
  return (tree, vfile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== ELEMENT || index === undefined || !parent) return undefined;
      const component = componentOf(node);
      const entries = knownErrors.filter((entry) => entry.component === component);
      if (entries.length === 0) {
        const known = [...new Set(knownErrors.map((entry): Component => entry.component))].sort();
        const near = component === undefined ? undefined : nearest(component, known);
        const hint =
          near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
        const line = String(node.position?.start.line ?? 1);
        vfile.fail(
          `${sitePath(vfile)}:${line}: <${ELEMENT}> names no component with known errors. Write of="…". ${hint}`,
          node.position,
        );
      }
      const nodes = entries.flatMap(entryNodes);
      parent.children.splice(index, 1, ...(nodes as typeof parent.children));
      return [SKIP, index + nodes.length];
    });
  };
}
