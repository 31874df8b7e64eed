import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isSetupGroup, SETUP_GROUPS, setupGroups} from '../../src/data/setup.ts';
import {attribute, type JsxElement, jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** A tool that is not on every page is loaded where it is. */
const OWN_COMPONENT = /^import \w+ from '@site\/src\/features\/[\w-]+';$/;

/** Components for which this rule checks the import. */
export const TAB_COMPONENTS = ['Tabs', 'TabItem'];

const TAB_IMPORT = /^import (Tabs|TabItem) from '@theme\/\1';$/;

/** Other tabs would hide text and forget the reader's choice; search, print and setup handle the two groups. */
export const tabs: Rule = {
  name: 'tabs',
  about:
    'Tabs only for the groups `platform` and `interface`, with their values, labels and order. The only other import allowed is a component that not every page has.',

  checkPage(page) {
    return [
      ...importFindings(page),
      ...jsxElements(page, 'Tabs').flatMap((element) => tabsFindings(page, element)),
      ...strayItems(page),
    ];
  },
};

function importFindings(page: Page): Finding[] {
  const findings: Finding[] = [];
  const imported = new Map<string, number>();
  if (page.tree) {
    visit(page.tree, 'mdxjsEsm', (node) => {
      for (const [at, text] of node.value.split('\n').entries()) {
        const name = TAB_IMPORT.exec(text)?.[1];
        if (name !== undefined) {
          imported.set(name, lineOf(node) + at);
        } else if (text.trim() !== '' && !OWN_COMPONENT.test(text)) {
          const message =
            "import and export have no place on a page. Only Tabs, TabItem from '@theme/…' and a tool that not every page has from '@site/src/features/<name>' are imported.";
          findings.push({file: page.file, line: lineOf(node) + at, message});
        }
      }
    });
  }
  for (const name of TAB_COMPONENTS) {
    const [first] = jsxElements(page, name);
    const line = imported.get(name);
    if (first && line === undefined) {
      const message = `<${name}> is not imported. Write import ${name} from '@theme/${name}'; below the front matter.`;
      findings.push({file: page.file, line: lineOf(first), message});
    } else if (!first && line !== undefined) {
      const message = `${name} is imported and not used. Remove the import.`;
      findings.push({file: page.file, line, message});
    }
  }
  return findings;
}

function tabsFindings(page: Page, element: JsxElement): Finding[] {
  const findings: Finding[] = [];
  const report = (at: Nodes | JsxElement, message: string): void => {
    findings.push({file: page.file, line: lineOf(at), message});
  };
  const group = attribute(element, 'groupId') ?? '';
  if (!isSetupGroup(group)) {
    report(
      element,
      `<Tabs> has no known groupId. Write groupId="platform" queryString="platform", or the same with ${SETUP_GROUPS.filter((name) => name !== 'platform').join(', ')}; for any other choice, use a heading each.`,
    );
    return findings;
  }
  const labels: Readonly<Record<string, string>> = setupGroups[group].values;
  if (attribute(element, 'queryString') !== group || element.attributes.length !== 2) {
    report(
      element,
      `<Tabs> takes groupId and queryString alone, with one value. Write <Tabs groupId="${group}" queryString="${group}">.`,
    );
  }
  const order = Object.keys(labels);
  let last = -1;
  let count = 0;
  for (const child of element.children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (!isTabItem(child)) {
      report(
        child,
        'only <TabItem> is allowed directly inside <Tabs>. Move the rest out or into an item.',
      );
      continue;
    }
    count += 1;
    const value = attribute(child, 'value') ?? '';
    const label = labels[value];
    if (label === undefined) {
      report(child, `"${value}" is no value of ${group}. It has: ${order.join(', ')}.`);
      continue;
    }
    if (attribute(child, 'label') !== label || child.attributes.length !== 2) {
      report(child, `write <TabItem value="${value}" label="${label}">, with nothing else.`);
    }
    const at = order.indexOf(value);
    if (at <= last)
      report(child, `the item "${value}" is out of order. Keep: ${order.join(', ')}.`);
    last = at;
  }
  if (count < 2) report(element, '<Tabs> needs two items at least. Write the text without tabs.');
  return findings;
}

/** Items without a parent <Tabs>: nothing would show them. */
function strayItems(page: Page): Finding[] {
  const inTabs = new Set(
    jsxElements(page, 'Tabs').flatMap((element) => element.children.filter(isTabItem)),
  );
  return jsxElements(page, 'TabItem')
    .filter((item) => !inTabs.has(item))
    .map((item) => ({
      file: page.file,
      line: lineOf(item),
      message: '<TabItem> is not directly inside <Tabs>. Put it there.',
    }));
}

function isTabItem(node: Nodes): node is JsxElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'TabItem'
  );
}
