import {architectureTerms} from './docs-architecture.ts';
import {guidesTerms} from './docs-guides.ts';
import {installationTerms} from './docs-installation.ts';
import {modelsTerms} from './docs-models.ts';
import {operateTerms} from './docs-operate.ts';
import {terms032} from './release-0-3-2.ts';
import {sdkTerms} from './sdk.ts';
import type {SearchTerms} from './types.ts';

/** What readers type who want a section, where the page says it in other words. See README.md. */
export const searchTerms: SearchTerms = {
  ...guidesTerms,
  ...architectureTerms,
  ...installationTerms,
  ...modelsTerms,
  ...operateTerms,
  ...sdkTerms,
  ...terms032,
};
