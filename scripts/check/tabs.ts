import {visit} from 'unist-util-visit';
import {jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** A tool that lives on one page is loaded there, not on every page. */
const OWN_COMPONENT = /^import \w+ from '@site\/src\/features\/[\w-]+';$/;

/** Everything is visible, findable and printable without JavaScript. */
export const tabs: Rule = {
  name: 'tabs',
  about:
    'No tabs: a heading for each platform. No imports but of a component that one page alone needs.',

  check(pages) {
    return pages.flatMap((page) => {
      const findings: Finding[] = [];
      for (const name of ['Tabs', 'TabItem']) {
        for (const element of jsxElements(page, name)) {
          const message = `<${name}> hides text from readers, search and print. Use a heading per platform.`;
          findings.push({file: page.file, line: lineOf(element), message});
        }
      }
      if (page.tree) {
        visit(page.tree, 'mdxjsEsm', (node) => {
          if (OWN_COMPONENT.test(node.value)) return;
          const message =
            'import and export have no place on a page. The building blocks of STYLEGUIDE.md need none; a tool of this page alone is imported from @site/src/features/<name>.';
          findings.push({file: page.file, line: lineOf(node), message});
        });
      }
      return findings;
    });
  },
};
