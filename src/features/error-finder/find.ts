import {knownErrors} from '../../data/known-errors/index.ts';
import type {KnownError} from '../../data/known-errors/types.ts';

import {findErrors, type Findings} from './match.ts';

/** What was found in a log, with all that is known about it. */
export interface Found extends Findings {
  /** The entries that the findings name, by id. The catalog is large, and the page does not load it a second time. */
  readonly entries: ReadonlyMap<string, KnownError>;
}

/** Searches a log for the errors of the catalog. */
export function find(log: string): Found {
  const findings = findErrors(log, knownErrors);
  const named = new Set([
    ...findings.matches.flatMap(({id, follows}) => [id, ...follows]),
    ...findings.mentions,
  ]);
  const entries = knownErrors.filter(({id}) => named.has(id));
  return {...findings, entries: new Map(entries.map((entry) => [entry.id, entry]))};
}
