import type {Parents, RootContent} from 'mdast';

import {isSetupGroup, type SetupGroup} from '../../data/setup.ts';

import {attribute} from './parse.ts';

const groupOf = (node: RootContent | undefined): SetupGroup | undefined => {
  if (node?.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return undefined;
  const group = attribute(node, 'groupId');
  return isSetupGroup(group) ? group : undefined;
};

/**
 * The setup group of the tabs at `at` if they need an end mark, else undefined. Where all panels are shown under their
 * names (on paper, without scripts, as Markdown), the text that follows would seem to belong to the last panel. A
 * heading or further tabs of a setup group end them without a mark.
 */
export function groupToEnd(parent: Parents, at: number): SetupGroup | undefined {
  const next = parent.children[at + 1];
  if (next === undefined || next.type === 'heading' || groupOf(next) !== undefined)
    return undefined;
  return groupOf(parent.children[at]);
}
