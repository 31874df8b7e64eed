import type {Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {isSetupGroup} from '../../data/setup.ts';
import {attribute, plainText} from '../../site/mdx/parse.ts';
import {reexport} from '../../site/mdx/esm.ts';

import {findPlaces, isFilled} from './places.ts';

const LAYOUTS = '@site/src/features/page-tools/shell/layouts.tsx';
/** A numbered list with fewer items is an enumeration, not a procedure. */
const STEPS = 3;

/**
 * Adds the layout with the tools to pages with named values, with tabs of the reader's setup, or with
 * `checklist: true` in the front matter. Other pages load nothing of the tools. See README.md.
 */
export default function remarkPageTools(): Transformer<Root> {
  return (tree, vfile) => {
    const {frontMatter} = vfile.data as {frontMatter?: {readonly checklist?: unknown}};
    const checklist = frontMatter?.checklist === true;
    let setup = false;
    let lists = 0;
    // Steps that fix a problem are not part of the task: nobody could complete a checklist with them.
    let inTroubleshooting = false;
    visit(tree, (node, _, parent) => {
      if (node.type === 'code' && isFilled(node.lang ?? '')) {
        setup ||= findPlaces(node.value).length > 0;
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        setup ||= isSetupGroup(attribute(node, 'groupId'));
      }
      if (node.type === 'heading' && node.depth === 2) {
        inTroubleshooting = /^Troubleshooting\b/.test(plainText(node));
      }
      if (
        checklist &&
        !inTroubleshooting &&
        node.type === 'list' &&
        node.ordered === true &&
        holdsSteps(parent)
      ) {
        if (node.children.length < STEPS) return;
        lists += 1;
        node.data = {...node.data, hProperties: {'data-steps': String(lists)}};
      }
    });
    if (!setup && lists === 0) return;
    const name = setup && lists > 0 ? 'Both' : setup ? 'Setup' : 'Steps';
    tree.children.unshift(...reexport('default', LAYOUTS, name));
  };
}

/**
 * Whether lists with this parent can be procedures: a list on a card is a choice of links, and one inside a step
 * belongs to that step.
 */
function holdsSteps(parent: Parents | undefined): boolean {
  return (
    parent?.type === 'root' || (parent?.type === 'mdxJsxFlowElement' && parent.name === 'TabItem')
  );
}
