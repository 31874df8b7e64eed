import {knownErrors} from '../../../src/data/known-errors/index.ts';
import {findErrors} from '../../../src/features/error-finder/match.ts';

/** Component of logs whose cause is not known: no answer is the right one. */
const UNKNOWN = 'unknown';

/** A log with one fault, or a fault and its consequence. */
export interface FaultSample {
  readonly id: string;
  readonly component: string;
  readonly text: string;
  /** Entries that help an operator directly. Empty if the catalogue has none. */
  readonly right: readonly string[];
  /** Entries that are related and not wrong. */
  readonly area: readonly string[];
}

export interface ErrorSamples {
  readonly faults: readonly FaultSample[];
  readonly healthy: readonly {readonly id: string; readonly text: string}[];
}

/** Results for a set of logs. */
export interface Tally {
  all: number;
  /** The first answer is a right one. */
  right: number;
  /** The first answer is related. */
  area: number;
  /** The first answer is neither. */
  wrong: number;
  none: number;
}

export type Verdict = Exclude<keyof Tally, 'all'>;

const empty = (): Tally => ({all: 0, right: 0, area: 0, wrong: 0, none: 0});

/** Judges the first answer to a log. */
export function judge({text, right, area}: FaultSample): Verdict {
  const [first] = findErrors(text, knownErrors).matches;
  if (first === undefined) return 'none';
  if (right.includes(first.id)) return 'right';
  return area.includes(first.id) ? 'area' : 'wrong';
}

/** Logs that should get no answer, and how many get none. */
export interface Quiet {
  readonly all: number;
  readonly quiet: number;
}

/** Runs the error finder on every log. Logs of unknown cause are counted by themselves. */
export function evaluateErrors({faults, healthy}: ErrorSamples): {
  total: Tally;
  byComponent: Map<string, Tally>;
  unknown: Quiet;
  healthy: Quiet;
} {
  const total = empty();
  const byComponent = new Map<string, Tally>();
  const caused = faults.filter(({component}) => component !== UNKNOWN);
  for (const sample of caused.sort((a, b) => a.component.localeCompare(b.component))) {
    const own = byComponent.get(sample.component) ?? empty();
    byComponent.set(sample.component, own);
    const verdict = judge(sample);
    for (const tally of [total, own]) {
      tally.all += 1;
      tally[verdict] += 1;
    }
  }
  const quiet = (logs: readonly {readonly text: string}[]): Quiet => ({
    all: logs.length,
    quiet: logs.filter(({text}) => findErrors(text, knownErrors).matches.length === 0).length,
  });
  const unknown = faults.filter(({component}) => component === UNKNOWN);
  return {total, byComponent, unknown: quiet(unknown), healthy: quiet(healthy)};
}
