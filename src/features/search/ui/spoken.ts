import type {SearchResponse} from '../core/types.ts';

import {noResults, SPOKEN, STATES} from './texts.ts';
import type {State} from './useSearch.ts';

/** What screen readers say about an answer. */
interface Said extends Pick<SearchResponse, 'total' | 'didYouMean' | 'incomplete'> {
  readonly kind: State['kind'];
  /** Suggestions for the reader's own area and release. */
  readonly hits: readonly unknown[];
  /** Other places with results. */
  readonly elsewhere: readonly unknown[];
  /** The area and release that were searched, in words. */
  readonly where: string;
  /** Lines of the list, without the one that leads to the search page. */
  readonly options: readonly unknown[];
}

/** The status of the box in words. */
export function spokenOf(said: Said): string {
  const {kind, hits, total, didYouMean, elsewhere, where, options, incomplete} = said;
  if (kind === 'loading') return STATES.loading;
  if (kind === 'failed') return STATES.failed;
  const parts =
    hits.length === 0
      ? [
          noResults(where),
          ...(didYouMean === null ? [] : [SPOKEN.didYouMean(didYouMean)]),
          ...(elsewhere.length > 0 ? [SPOKEN.elsewhere] : []),
          // Only the search page is in the list then, and nothing says so.
          options.length === 0 ? SPOKEN.ways : SPOKEN.finder,
        ]
      : [SPOKEN.suggestions(hits.length, total), ...(incomplete ? [STATES.incomplete] : [])];
  return parts.join('. ');
}
