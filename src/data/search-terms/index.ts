import {docsFirstTerms} from './docs-first.ts';
import {docsSecondTerms} from './docs-second.ts';
import {terms032} from './release-0-3-2.ts';
import {sdkTerms} from './sdk.ts';
import type {SearchTerms} from './types.ts';

/** What readers type who want a section, where the page says it in other words. See README.md. */
export const searchTerms: SearchTerms = {
  ...docsFirstTerms,
  ...docsSecondTerms,
  ...sdkTerms,
  ...terms032,
};
