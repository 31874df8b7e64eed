import type {SearchResponse} from '../core/types.ts';

import {noResults, SPOKEN, STATES} from './texts.ts';
import type {State} from './useSearch.ts';

/** What screen readers say about an answer. */
interface Said extends Pick<SearchResponse, 'total' | 'didYouMean' | 'incomplete'> {
  readonly kind: State['kind'];
  /** Suggestions for the reader's own area and release. */
  readonly hits: number;
  /** Other places with results. */
  readonly places: number;
}

/** The status of the box in words. */
export function spokenOf({kind, hits, total, didYouMean, places, incomplete}: Said): string {
  if (kind === 'loading') return STATES.loading;
  if (kind === 'failed') return STATES.failed;
  const parts =
    hits === 0
      ? [
          noResults(),
          ...(didYouMean === null ? [] : [SPOKEN.didYouMean(didYouMean)]),
          ...(places > 0 ? [SPOKEN.elsewhere] : []),
        ]
      : [SPOKEN.suggestions(hits, total), ...(incomplete ? [STATES.incomplete] : [])];
  return parts.join('. ');
}
