import {architectureTerms} from './docs-architecture.ts';
import {guidesTerms} from './docs-guides.ts';
import {installationTerms} from './docs-installation.ts';
import {modelsTerms} from './docs-models.ts';
import {operateTerms} from './docs-operate.ts';
import {terms032} from './release-0-3-2.ts';
import {sdkTerms} from './sdk.ts';
import type {SearchTerms} from './types.ts';
import {vagueQuestions} from './vague-questions.ts';

/** Search terms for sections: words that readers type and the pages do not use. See README.md. */
export const writtenTerms: SearchTerms = {
  ...guidesTerms,
  ...architectureTerms,
  ...installationTerms,
  ...modelsTerms,
  ...operateTerms,
  ...sdkTerms,
  ...terms032,
};

/** Adds the vague questions to the search terms. A question mark tells them from terms. */
function withQuestions(terms: SearchTerms, questions: SearchTerms): SearchTerms {
  const merged: Record<string, Record<string, string>> = {...terms};
  for (const [route, sections] of Object.entries(questions)) {
    const all = {...merged[route]};
    for (const [anchor, list] of Object.entries(sections)) {
      const own = list.split(', ').map((question) => `${question}?`);
      all[anchor] = [...(all[anchor] === undefined ? [] : [all[anchor]]), ...own].join(', ');
    }
    merged[route] = all;
  }
  return merged;
}

/** All of them, with the vague questions. */
export const searchTerms: SearchTerms = withQuestions(writtenTerms, vagueQuestions);
