import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {codeBlocks} from '../../src/site/mdx/parse.ts';

type PythonFunction = ReturnType<typeof functionsOf>[number];

/** Readers copy a function from one page and read about it on another. */
export const sameFunctions: Rule = {
  name: 'same-functions',
  about:
    'A Python function that several pages define, such as the loop that waits for a model, is the same on all of them.',

  check(pages, site) {
    const written = site.pages.filter(({set}) => !set.includes('-'));
    const first = new Map<string, PythonFunction>();
    for (const one of written.flatMap(functionsOf)) {
      if (!first.has(one.name)) first.set(one.name, one);
    }
    return pages.flatMap((page) =>
      page.set.includes('-')
        ? []
        : functionsOf(page).flatMap(({name, text, file, line}): Finding[] => {
            const other = first.get(name);
            if (other === undefined || other.text === text || other.file === file) return [];
            const message = `${name}() differs from the one in ${other.file}:${String(other.line)}. Make both the same, or rename one.`;
            return [{file, line, message}];
          }),
    );
  },
};

/** The functions that the samples of a page define at the outermost level. */
function functionsOf(page: Page) {
  return codeBlocks(page, 'python').flatMap((block) => {
    const lines = block.value.split('\n');
    return lines.flatMap((head, at) => {
      const name = /^(?:async )?def (\w+)\(/.exec(head)?.[1];
      if (name === undefined) return [];
      // The signature may end on its own line that starts with a bracket.
      const length = lines.slice(at + 1).findIndex((line) => /^[^\s)]/.test(line));
      const body = length === -1 ? lines.slice(at) : lines.slice(at, at + 1 + length);
      return [{name, text: body.join('\n').trim(), file: page.file, line: block.line + 1 + at}];
    });
  });
}
