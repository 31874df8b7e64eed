import type {Parents, RootContent} from 'mdast';

import {isSetupGroup, type SetupGroup} from '../../data/setup.ts';

import {attribute} from './parse.ts';

const groupOf = (node: RootContent | undefined): SetupGroup | undefined => {
  if (node?.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return undefined;
  const group = attribute(node, 'groupId');
  return isSetupGroup(group) ? group : undefined;
};

/**
 * Tells where the panels of tabs need an end. Where all of them are shown under their names (on paper, without
 * scripts, as Markdown), text after the tabs would seem to belong to the last one. A heading or the next tabs end
 * them, too.
 *
 * @param parent - what the tabs are in
 * @param at - their place among its children
 * @returns the group of the tabs if such text follows; otherwise undefined
 */
export function groupToEnd(parent: Parents, at: number): SetupGroup | undefined {
  const next = parent.children[at + 1];
  if (next === undefined || next.type === 'heading' || groupOf(next) !== undefined)
    return undefined;
  return groupOf(parent.children[at]);
}
