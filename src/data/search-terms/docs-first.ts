import {architectureTerms} from './docs-architecture.ts';
import {guidesTerms} from './docs-guides.ts';
import {installationTerms} from './docs-installation.ts';
import type {SearchTerms} from './types.ts';

/** What readers type who want a section of the docs: the pages whose route comes before `/models`. */
export const docsFirstTerms: SearchTerms = {
  ...guidesTerms,
  ...architectureTerms,
  ...installationTerms,
};
