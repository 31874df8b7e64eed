import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {labelOf} from '../../data/setup.ts';

const ELEMENTS = ['Tabs', 'TabItem'] as const;

/** The blocks of code of one setup. */
export interface Panel {
  readonly setup: string;
  readonly children: readonly Code[];
}

/** The tabs for the platform, as a page would have them. The mark keeps them in the search section of their entry. */
export function tabsNode(panels: readonly Panel[]): MdxJsxFlowElement {
  const items = panels.map(({setup, children}) =>
    element('TabItem', {value: setup, label: labelOf('platform', setup) ?? setup}, children),
  );
  const tabs = element('Tabs', {groupId: 'platform', queryString: 'platform'}, items);
  return element('div', {'data-step': ''}, [tabs]);
}

/** Adds the imports that tabs need, unless the page has them. */
export function importTabs(tree: Root): void {
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', ({name}) => {
    if (name !== null) used.add(name);
  });
  const lines = tree.children.map((node) => (node.type === 'mdxjsEsm' ? node.value : ''));
  const missing = ELEMENTS.filter(
    (name) => used.has(name) && !lines.some((line) => line.includes(`'@theme/${name}'`)),
  );
  tree.children.unshift(...missing.map(importOf));
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Code | MdxJsxFlowElement)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children],
  };
}

/** `import Tabs from '@theme/Tabs'` with the syntax tree that MDX reads. */
function importOf(name: string): RootContent {
  const module = `@theme/${name}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: module, raw: `'${module}'`},
            attributes: [],
          },
        ],
      },
    },
  };
}
