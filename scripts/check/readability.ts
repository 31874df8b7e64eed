import {syllable} from 'syllable';
import type {Page, Rule} from '../../src/site/mdx/types.ts';
import {blocksOf} from './text/blocks.ts';
import {sentencesOf} from './text/sentences.ts';

/** Median length of the sentences in words, at most. */
const MEDIAN = 16;
/** Flesch-Kincaid grade, at most. */
const GRADE = 10;

/** Readers look up single entries of the reference; its sentences come from a table of notes. */
export function isReference({file}: Page): boolean {
  return /^(?:sdk|sdk_versioned_docs\/version-[^/]+)\/current\//.test(file);
}

export const readability: Rule = {
  name: 'readability',
  about: `Half of the sentences have at most ${MEDIAN} words, and the Flesch-Kincaid grade is at most ${GRADE}. Code, tables and the SDK reference are left out.`,

  checkPage(page) {
    const measured = isReference(page) ? undefined : readabilityOf(page);
    if (measured === undefined) return [];
    const {median, grade} = measured;
    const messages = [
      median > MEDIAN &&
        `the median sentence has ${median} words, but at most ${MEDIAN} are allowed. Split long sentences.`,
      grade > GRADE &&
        `the Flesch-Kincaid grade is ${grade.toFixed(1)}, but at most ${GRADE} is allowed. Use shorter words and sentences.`,
    ];
    return messages
      .filter((message) => message !== false)
      .map((message) => ({file: page.file, line: 1, message}));
  },
};

/**
 * Readability of a page: half of its sentences have at most `median` words; `grade` is Flesch-Kincaid, years of school
 * in the United States. Tables, headings and blocks of code are left out; code in a sentence is one word. Undefined for
 * a page without running text.
 */
export function readabilityOf(page: Page) {
  const sentences = blocksOf(page)
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({spoken}) => sentencesOf(spoken));
  const lengths = sentences.map(({length}) => length).sort((a, b) => a - b);
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    grade: 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
  };
}
