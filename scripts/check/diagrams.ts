import {diagramNames} from '../../src/features/diagrams/files.ts';
import {nearest} from '../../src/site/util/nearest.ts';
import {attribute, jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** Every <Diagram> names a .dot file, and every .dot file is on a page. */
export const diagrams: Rule = {
  name: 'diagrams',
  about:
    'A `<Diagram>` names a file in `src/features/diagrams/`, and every file there is on a page.',

  check(pages, site) {
    const known = diagramNames(site.root);
    return pages.flatMap((page) =>
      uses(page).flatMap(({name, line}): Finding[] => {
        if (name !== undefined && known.includes(name)) return [];
        const near = name === undefined ? undefined : nearest(name, known);
        const hint = near ? ` Did you mean "${near}"?` : '';
        const message =
          name === undefined
            ? '<Diagram> has no name. Write name="…" with the name of a file in src/features/diagrams/.'
            : `there is no diagram "${name}".${hint} Otherwise write src/features/diagrams/${name}.dot.`;
        return [{file: page.file, line, message}];
      }),
    );
  },

  checkSite(site) {
    const used = new Set(site.pages.flatMap((page) => uses(page).map(({name}) => name)));
    return diagramNames(site.root)
      .filter((name) => !used.has(name))
      .map((name) => ({
        file: `src/features/diagrams/${name}.dot`,
        line: 1,
        message: `no page shows this diagram. Put <Diagram name="${name}" …/> on a page or remove it.`,
      }));
  },
};

function uses(page: Page): {name: string | undefined; line: number}[] {
  return jsxElements(page, 'Diagram').map((element) => ({
    name: attribute(element, 'name'),
    line: lineOf(element),
  }));
}
