import type {Finding, Rule} from '../../src/site/mdx/types.ts';

const BANS: readonly {pattern: RegExp; remedy: string}[] = [
  {
    pattern: /\bcoming soon\b/gi,
    remedy: 'Say what is there today, or that it is not documented and where to ask.',
  },
  {pattern: /\b(?:TODO|TBD|FIXME|XXX)\b/g, remedy: 'Write it, or leave it out.'},
  {pattern: /\blorem ipsum\b/gi, remedy: 'Write the text.'},
  {pattern: /\p{Extended_Pictographic}/gu, remedy: 'We write without emoji.'},
];

/** Characters for text that Unicode also classifies as pictographs. */
const SIGNS = new Set(['©', '®', '™', '↔', '↕', '→', '←', '✓', '✔', '✗', '⌘']);

export const words: Rule = {
  name: 'words',
  about: 'No placeholders (coming soon, TODO, TBD, lorem ipsum) and no emoji.',

  checkPage(page) {
    return page.lines.flatMap((text, at) =>
      BANS.flatMap(({pattern, remedy}): Finding[] =>
        [...text.matchAll(pattern)]
          .filter(([hit]) => !SIGNS.has(hit))
          .map(([hit]) => ({
            file: page.file,
            line: at + 1,
            message: `"${hit}" does not belong on a page. ${remedy}`,
          })),
      ),
    );
  },
};
