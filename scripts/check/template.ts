import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fenceAfter} from '../../src/site/text/fence.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** Shorter lines may be fine on a page as they are. */
const LENGTH = 20;

/** Headings, notes, table rules, names: the structure of a page, which stays. */
const FORM = /^(?:#|:::|\|[-:| ]+\|$|sidebar_label:|\w+="[\w-]+"$)/;

/** Text of `npm run new` that the writer must replace: an unwritten page must not pass as a written one. */
export const template: Rule = {
  name: 'template',
  about: 'No line of the template is left on a page.',

  check(pages, site) {
    const known = templateLines(path.join(site.root, 'templates'));
    return pages.flatMap((page): Finding[] => {
      const left = proseOf(page.text).filter(({words}) => known.has(words));
      const [first] = left;
      if (first === undefined) return [];
      const count = left.length === 1 ? '1 line is' : `${String(left.length)} lines are`;
      return [
        {
          file: page.file,
          line: first.line,
          message: `${count} still the template's, first "${first.words.slice(0, 40)}…". Write what is true for this page.`,
        },
      ];
    });
  },
};

/** Lines of all templates that the writer must replace. */
function templateLines(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => proseOf(text).map(({words}) => words)));
}

/**
 * Lines of prose with their numbers, without link addresses, which differ from page to page. Table headings are left
 * out: a page may keep them.
 */
function proseOf(text: Page['text']): {line: number; words: string}[] {
  let fence: string | undefined;
  const lines = text.split('\n');
  return lines.flatMap((raw, at) => {
    if (/^\|[-:| ]+\|$/.test(lines[at + 1]?.trim() ?? '')) return [];
    const words = raw.trim().replaceAll(/\]\([^)]*\)/g, ']()');
    const before = fence;
    fence = fenceAfter(fence, words);
    if (fence !== before) {
      // The opening line of a sketch has its title and its text alternative.
      return words.includes('alt=') ? [{line: at + 1, words}] : [];
    }
    const isProse = fence === undefined && words.length >= LENGTH && !FORM.test(words);
    return isProse ? [{line: at + 1, words}] : [];
  });
}
