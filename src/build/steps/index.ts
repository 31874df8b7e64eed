import {markdownPagesStep} from '../../features/markdown-pages/step.ts';
import {searchIndexStep} from '../../features/search/step.ts';
import {socialCardsStep} from '../../features/social-cards/step.ts';
import published from '../../data/published.json';
import {redirects} from '../../data/redirects.ts';
import {searchTerms} from '../../data/search-terms/index.ts';
import type {SearchTerms} from '../../data/search-terms/types.ts';
import type {BuildStep} from '../../site/build-step.ts';

import {contentSecurityPolicyStep} from './content-security-policy/step.ts';
import {crawlersStep} from './crawlers/step.ts';
import {type BuildProps, feedsStep} from './feeds.ts';
import {redirectsStep} from './redirects/step.ts';
import {trailingSlashStep} from './trailing-slash/step.ts';

/** What the configuration says about the steps. */
export interface BuildOptions {
  /** Whether steps may use cached results of earlier builds. */
  readonly cache: boolean;
  /** One sentence that says what the site is about. */
  readonly summary: string;
  /**
   * Old site path -> new site path; those of `src/data/redirects.ts` when left out. The configuration leaves
   * them out, because every page loads the configuration.
   */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Search terms of sections; those of `src/data/search-terms` when left out. Small test sites have none. */
  readonly searchTerms?: SearchTerms;
}

/**
 * All steps in their order. A step sees a page with the tags that the steps before added to its head; the policy
 * comes last, because it covers what the others added, and its tags come first.
 */
export function buildSteps(options: BuildOptions, props: BuildProps): readonly BuildStep[] {
  return [
    feedsStep(props),
    redirectsStep(options.redirects ?? redirects, published),
    trailingSlashStep,
    searchIndexStep(options.searchTerms ?? searchTerms),
    markdownPagesStep({summary: options.summary}),
    socialCardsStep,
    crawlersStep(options.summary),
    contentSecurityPolicyStep,
  ];
}
