import type {Finding, Rule} from '../../src/site/mdx/types.ts';

const BANS: readonly {pattern: RegExp; remedy: string}[] = [
  {
    pattern: /\bcoming soon\b/gi,
    remedy: 'Say what is there today, or that it is not documented and where to ask.',
  },
  {pattern: /\b(?:TODO|TBD|FIXME|XXX)\b/g, remedy: 'Write it, or leave it out.'},
  {pattern: /\blorem ipsum\b/gi, remedy: 'Write the text.'},
  {pattern: /\p{Extended_Pictographic}/gu, remedy: 'We write without emoji.'},
  {
    // An emoji of several parts is reported once.
    pattern:
      /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu,
    remedy:
      'Nobody sees it, search does not find the word around it, and whoever copies the text copies it too. Delete it.',
  },
];

/** Characters for text that Unicode also classifies as pictographs. */
const SIGNS = new Set(['©', '®', '™', '↔', '↕', '✔']);

export const words: Rule = {
  name: 'words',
  about:
    'No placeholders (coming soon, TODO, TBD, lorem ipsum), no emoji and no invisible characters.',

  checkPage(page) {
    return page.lines.flatMap((text, at) =>
      BANS.flatMap(({pattern, remedy}): Finding[] =>
        [...text.matchAll(pattern)]
          .filter(([hit]) => !SIGNS.has(hit))
          .map(([hit]) => ({
            file: page.file,
            line: at + 1,
            message: `${named(hit)} does not belong on a page. ${remedy}`,
          })),
      ),
    );
  },
};

/** What was found, in quotes; an invisible character by its number. */
function named(hit: string): string {
  const number = hit.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return /^\p{Cf}$/u.test(hit) ? `the invisible character U+${number}` : `"${hit}"`;
}
