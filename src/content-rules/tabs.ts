import {visit} from 'unist-util-visit';
import {jsxElements, lineOf} from './parse.ts';
import type {Finding, Rule} from './types.ts';

/** Everything is visible, findable and printable without JavaScript. */
export const tabs: Rule = {
  name: 'tabs',
  about: 'No tabs and no imports: a heading for each platform, building blocks as they are.',

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
          const message =
            'import and export have no place on a page. The building blocks of STYLEGUIDE.md need none.';
          findings.push({file: page.file, line: lineOf(node), message});
        });
      }
      return findings;
    });
  },
};
