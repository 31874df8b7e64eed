import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {readabilityOf} from './text/readability.ts';

/** Words of the middle sentence, at most. */
export const MEDIAN = 16;
/** Flesch-Kincaid grade, at most. */
export const GRADE = 10;

/** Readers look up single entries of the reference; its sentences come from a table of notes. */
export function isReference({file}: Page): boolean {
  return /^sdk\/current\//.test(file);
}

export const readability: Rule = {
  name: 'readability',
  about: `Half of the sentences have at most ${MEDIAN} words, and the Flesch-Kincaid grade is at most ${GRADE}. Code, tables and the SDK reference are left out.`,

  checkPage(page) {
    const measured = isReference(page) ? undefined : readabilityOf(page);
    if (measured === undefined) return [];
    const {median, grade} = measured;
    const finding = (message: string): Finding => ({file: page.file, line: 1, message});
    return [
      ...(median > MEDIAN
        ? [
            finding(
              `the middle sentence has ${median} words, at most ${MEDIAN} are wanted. Split long sentences.`,
            ),
          ]
        : []),
      ...(grade > GRADE
        ? [
            finding(
              `the Flesch-Kincaid grade is ${grade.toFixed(1)}, at most ${GRADE} is wanted. Use shorter words and sentences.`,
            ),
          ]
        : []),
    ];
  },
};
