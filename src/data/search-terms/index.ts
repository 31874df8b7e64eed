import {architectureTerms} from './docs-architecture.ts';
import {guidesTerms} from './docs-guides.ts';
import {installationTerms} from './docs-installation.ts';
import {modelsTerms} from './docs-models.ts';
import {operateTerms} from './docs-operate.ts';
import {terms032} from './release-0-3-2.ts';
import {sdkTerms} from './sdk.ts';
import type {SearchTerms} from './types.ts';
import {vagueQuestions} from './vague-questions.ts';

/** What readers type who want a section, where the page says it in other words. See README.md. */
export const writtenTerms: SearchTerms = {
  ...guidesTerms,
  ...architectureTerms,
  ...installationTerms,
  ...modelsTerms,
  ...operateTerms,
  ...sdkTerms,
  ...terms032,
};

function both(one: SearchTerms, other: SearchTerms): SearchTerms {
  const merged: Record<string, Record<string, string>> = {...one};
  for (const [route, sections] of Object.entries(other)) {
    const all = {...merged[route]};
    for (const [anchor, list] of Object.entries(sections)) {
      all[anchor] = all[anchor] === undefined ? list : `${all[anchor]}, ${list}`;
    }
    merged[route] = all;
  }
  return merged;
}

/** All of them, with the vague questions. */
export const searchTerms: SearchTerms = both(writtenTerms, vagueQuestions);
