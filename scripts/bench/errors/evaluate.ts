import {knownErrors} from '../../../src/data/known-errors/index.ts';
import {findErrors} from '../../../src/features/error-finder/match.ts';

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

/** Runs the error finder on every log. */
export function evaluateErrors({faults, healthy}: ErrorSamples): {
  total: Tally;
  byComponent: Map<string, Tally>;
  healthy: {all: number; quiet: number};
} {
  const total = empty();
  const byComponent = new Map<string, Tally>();
  for (const sample of [...faults].sort((a, b) => a.component.localeCompare(b.component))) {
    const own = byComponent.get(sample.component) ?? empty();
    byComponent.set(sample.component, own);
    const verdict = judge(sample);
    for (const tally of [total, own]) {
      tally.all += 1;
      tally[verdict] += 1;
    }
  }
  const quiet = healthy.filter(({text}) => findErrors(text, knownErrors).matches.length === 0);
  return {total, byComponent, healthy: {all: healthy.length, quiet: quiet.length}};
}
