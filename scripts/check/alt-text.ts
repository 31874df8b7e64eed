import {visit} from 'unist-util-visit';
import {attribute, jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

const PICTURES = ['img', 'Diagram', 'Picture'];

/** Every picture has its content as alt text. */
export const altText: Rule = {
  name: 'alt-text',
  about: 'Every picture has an `alt` that describes its content.',

  checkPage,
};

function checkPage(page: Page): Finding[] {
  const findings: Finding[] = [];
  const check = (what: string, alt: string | undefined | null, line: number): void => {
    const words = alt?.trim() ?? '';
    if (words === '') {
      findings.push({file: page.file, line, message: `${what} has no alt. Say what it shows.`});
    } else if (/^(?:image|picture|diagram|screenshot|figure)$/i.test(words)) {
      const message = `the alt "${words}" of ${what} says nothing. Say what it shows.`;
      findings.push({file: page.file, line, message});
    }
  };
  if (page.tree) {
    visit(page.tree, 'image', (node) => {
      check(`the picture ${node.url}`, node.alt, lineOf(node));
    });
  }
  for (const name of PICTURES) {
    for (const element of jsxElements(page, name)) {
      check(`<${name}>`, attribute(element, 'alt'), lineOf(element));
    }
  }
  return findings;
}
