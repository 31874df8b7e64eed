import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {isSetupGroup, type SetupGroup} from '../../data/setup.ts';
import {jsxAttributes, textElement} from '../../site/mdx/jsx.ts';
import {attribute} from '../../site/mdx/parse.ts';
import {groupToEnd} from '../../site/mdx/tabs.ts';

import {shownFor} from './choice.ts';

/**
 * Prepares the tabs of the reader's setup: each panel gets an anchor (`platform-windows`, from the second
 * tabs on `platform-windows-2`) and the choices for which it is shown; the first tabs of a page include the
 * script and the hint; tabs know whether text for all of their panels follows. Headings in panels get a mark, which
 * the table of contents copies; remark-unmark.ts removes it from the headings.
 */
export default function remarkSetup(): Transformer<Root> {
  return (tree) => {
    const seen: Partial<Record<SetupGroup, number>> = {};
    visit(tree, 'mdxJsxFlowElement', (tabs, at, parent) => {
      const group = tabs.name === 'Tabs' ? attribute(tabs, 'groupId') : undefined;
      if (!isSetupGroup(group)) return;
      if (Object.keys(seen).length === 0) tabs.attributes.push(...jsxAttributes({first: null}));
      if (group === 'platform' && seen.platform === undefined) {
        tabs.attributes.push(...jsxAttributes({hint: null}));
      }
      if (parent && at !== undefined && groupToEnd(parent, at) !== undefined) {
        tabs.attributes.push(...jsxAttributes({followed: null}));
      }
      const number = (seen[group] = (seen[group] ?? 0) + 1);
      const items = tabs.children.filter(
        (child): child is MdxJsxFlowElement =>
          child.type === 'mdxJsxFlowElement' && child.name === 'TabItem',
      );
      const values = items.map((item) => attribute(item, 'value') ?? '');
      items.forEach((item, at) => {
        const shown = shownFor(group, values, at);
        const id = `${group}-${values[at] ?? ''}${number > 1 ? `-${String(number)}` : ''}`;
        item.attributes.push(...jsxAttributes({group, id, shownFor: shown}));
        visit(item, 'heading', (heading: Heading) => {
          // At the start: Docusaurus looks for `{#id}` at the end.
          heading.children.unshift(textElement('span', {className: `kw-toc-mark ${shown}`}, []));
        });
      });
    });
  };
}
