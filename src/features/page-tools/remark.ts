import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {reexport} from '../../site/mdx/reexport.ts';
import {sitePath} from '../../site/mdx/site-path.ts';

import {findPlaces, isFilled} from './places.ts';

const FOLDER = '@site/src/features/page-tools/shell';
/** A numbered list with fewer items is an enumeration, not a procedure. */
const STEPS = 3;

/**
 * Gives pages with named values or numbered steps the layout that offers the tools. Pages with neither
 * are left alone: not a byte of the tools reaches them. See README.md.
 */
export default function remarkPageTools(): Transformer<Root> {
  return (tree, vfile) => {
    // A numbered list of a post is part of an argument, not a procedure to tick off.
    const isPost = sitePath(vfile).startsWith('blog/');
    let values = false;
    let lists = 0;
    visit(tree, (node, _, parent) => {
      if (node.type === 'code' && isFilled(node.lang ?? '')) {
        values ||= findPlaces(node.value).length > 0;
      }
      // A list on a card is a choice of links, and one inside a step belongs to that step.
      if (node.type === 'list' && node.ordered === true && parent?.type === 'root') {
        if (isPost || node.children.length < STEPS) return;
        lists += 1;
        node.data = {...node.data, hProperties: {'data-steps': String(lists)}};
      }
    });
    if (!values && lists === 0) return;
    const name = values && lists > 0 ? 'Both' : values ? 'Values' : 'Steps';
    tree.children.unshift(reexport('default', `${FOLDER}/${name}.tsx`));
  };
}
