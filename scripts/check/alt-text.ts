import {attribute, jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** The components that show a picture; the rule `pictures` allows no others. */
const PICTURES = ['Diagram', 'Picture'];

/** Every picture has its content as alt text. */
export const altText: Rule = {
  name: 'alt-text',
  about: 'Every picture has an `alt` that describes its content.',

  checkPage(page) {
    return PICTURES.flatMap((name) =>
      jsxElements(page, name).flatMap((element): Finding[] => {
        const alt = attribute(element, 'alt')?.trim() ?? '';
        const fault =
          alt === ''
            ? `<${name}> has no alt`
            : /^(?:image|picture|diagram|screenshot|figure)$/i.test(alt)
              ? `the alt "${alt}" of <${name}> says nothing`
              : undefined;
        if (fault === undefined) return [];
        return [{file: page.file, line: lineOf(element), message: `${fault}. Say what it shows.`}];
      }),
    );
  },
};
