import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {blocksOf} from './text/blocks.ts';
import {isReference} from './readability.ts';

/** How often all task pages together may say "not documented" or "(unconfirmed)". */
export const NOTES = 25;

const NOTE = /\bnot documented\b|\bundocumented\b|\bno documented\b|\(unconfirmed\)/gi;

/** The page of known gaps, and the release notes. */
const LISTS = /^docs\/(?:known-gaps\.mdx|release-notes\/)/;

/** A reader with a task needs to know what to do; what nobody has documented is listed once, on the page of known gaps. */
export const gaps: Rule = {
  name: 'gaps',
  about: `At most ${NOTES} notes on all task pages together say "not documented" or "(unconfirmed)"; the rest is on the page of known gaps.`,

  checkSite({pages}) {
    const notes = pages.filter(isTaskPage).flatMap(notesOf);
    return notes.slice(NOTES).map(({file, line, message}) => ({
      file,
      line,
      message: `${message} is one of ${notes.length} notes, ${NOTES} are allowed. Say what to do, and move the gap to the dataset known-gaps-*.`,
    }));
  },
};

function isTaskPage(page: Page): boolean {
  return (
    (page.set === 'docs' || page.set === 'sdk') && !isReference(page) && !LISTS.test(page.file)
  );
}

function notesOf(page: Page): Finding[] {
  return blocksOf(page).flatMap(({text, lineAt}) =>
    [...text.matchAll(NOTE)].map(({0: hit, index}) => ({
      file: page.file,
      line: lineAt(index),
      message: `"${hit}"`,
    })),
  );
}
