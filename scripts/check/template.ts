import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** Shorter lines may be right on a page as they are. */
const LENGTH = 20;

/** Headings, notes, rules of tables, names: the form of a page, which is meant to stay. */
const FORM = /^(?:#|:::|\|[-:| ]+\|$|sidebar_label:|\w+="[\w-]+"$)/;

/** What `npm run new` leaves for the writer to replace: an unwritten page must not pass for a written one. */
export const template: Rule = {
  name: 'template',
  about: 'Nothing of its template is left on a page: each line is written for the page.',

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

/** Lines that ask the writer for something, of all templates. */
function templateLines(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => proseOf(text).map(({words}) => words)));
}

/**
 * Lines of prose with their numbers, without addresses of links, which differ from place to place. Heads
 * of tables are meant to stay.
 */
function proseOf(text: Page['text']): {line: number; words: string}[] {
  let fence = '';
  const lines = text.split('\n');
  return lines.flatMap((raw, at) => {
    if (/^\|[-:| ]+\|$/.test(lines[at + 1]?.trim() ?? '')) return [];
    const words = raw.trim().replaceAll(/\]\([^)]*\)/g, ']()');
    const marks = /^(`{3,})/.exec(words)?.[1] ?? '';
    if (marks !== '' && (fence === '' || marks === fence)) {
      fence = fence === '' ? marks : '';
      // The line that opens a sketch has its title and its text alternative.
      return words.includes('alt=') ? [{line: at + 1, words}] : [];
    }
    const isProse = fence === '' && words.length >= LENGTH && !FORM.test(words);
    return isProse ? [{line: at + 1, words}] : [];
  });
}
