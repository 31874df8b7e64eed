import {syllable} from 'syllable';
import type {Page} from '../../../src/site/mdx/types.ts';
import {blocksOf} from './blocks.ts';
import {sentencesOf} from './sentences.ts';

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
    sentences: sentences.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    grade: 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
  };
}
