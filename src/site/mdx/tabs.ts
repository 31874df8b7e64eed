import type {Parents, RootContent} from 'mdast';

import {isSetupGroup, type SetupGroup} from '../../data/setup.ts';

import {attribute} from './parse.ts';

const groupOf = (node: RootContent | undefined): SetupGroup | undefined => {
  if (node?.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return undefined;
  const group = attribute(node, 'groupId');
  return isSetupGroup(group) ? group : undefined;
};

/**
 * The group of the tabs at this place if text follows that would seem to belong to their last panel. Where all
 * panels are shown under their names (on paper, without scripts, as Markdown), they need an end there. A
 * heading or the next tabs end them, too.
 */
export function groupToEnd(parent: Parents, at: number): SetupGroup | undefined {
  const next = parent.children[at + 1];
  if (next === undefined || next.type === 'heading' || groupOf(next) !== undefined)
    return undefined;
  return groupOf(parent.children[at]);
}
