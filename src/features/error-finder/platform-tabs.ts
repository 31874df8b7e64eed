import type {BlockContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {labelOf} from '../../data/setup.ts';
import {importDefault} from '../../site/mdx/esm.ts';
import {flowElement} from '../../site/mdx/jsx.ts';

const ELEMENTS = ['Tabs', 'TabItem'] as const;

/** The blocks of code of one setup. */
export interface Panel {
  readonly setup: string;
  readonly children: readonly BlockContent[];
}

/** The tabs for the platform, as a page would have them. The mark keeps them in the search section of their entry. */
export function tabsNode(panels: readonly Panel[]): MdxJsxFlowElement {
  const items = panels.map(({setup, children}) =>
    flowElement('TabItem', {value: setup, label: labelOf('platform', setup) ?? setup}, children),
  );
  const tabs = flowElement('Tabs', {groupId: 'platform', queryString: 'platform'}, items);
  return flowElement('div', {'data-step': ''}, [tabs]);
}

/**
 * Adds the imports that tabs need, unless the page has them. `added` is what was added to the page: tabs that its
 * author wrote need the author's own imports.
 */
export function importTabs(tree: Root, added: readonly RootContent[]): void {
  const used = new Set<string>();
  visit({type: 'root', children: [...added]} satisfies Root, 'mdxJsxFlowElement', ({name}) => {
    if (name !== null) used.add(name);
  });
  const lines = tree.children.map((node) => (node.type === 'mdxjsEsm' ? node.value : ''));
  const missing = ELEMENTS.filter(
    (name) => used.has(name) && !lines.some((line) => line.includes(`'@theme/${name}'`)),
  );
  tree.children.unshift(...missing.flatMap((name) => importDefault(name, `@theme/${name}`)));
}
