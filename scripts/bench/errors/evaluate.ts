import {knownErrors} from '../../../src/data/known-errors/index.ts';
import {findErrors} from '../../../src/features/error-finder/match.ts';

/** Component of logs whose cause is not known: no answer is the right one. */
const UNKNOWN = 'unknown';

/** A log with one fault, or a fault and its consequence. */
interface FaultSample {
  readonly component: string;
  readonly text: string;
  /** Entries that help an operator directly. Empty if the catalog has none. */
  readonly right: readonly string[];
  /** Entries that are related and not wrong. */
  readonly area: readonly string[];
}

export interface ErrorSamples {
  readonly faults: readonly FaultSample[];
  readonly healthy: readonly {readonly text: string}[];
}

/** How many logs have a right first answer, a related one, another one, or none. */
export type Tally = Record<'all' | 'right' | 'area' | 'wrong' | 'none', number>;

const empty = (): Tally => ({all: 0, right: 0, area: 0, wrong: 0, none: 0});

/** Judges the first answer to a log. */
export function judge({text, right, area}: FaultSample): Exclude<keyof Tally, 'all'> {
  const [first] = findErrors(text, knownErrors).matches;
  if (first === undefined) return 'none';
  if (right.includes(first.id)) return 'right';
  return area.includes(first.id) ? 'area' : 'wrong';
}

/** Runs the error finder on every log. Logs of unknown cause are counted by themselves. */
export function evaluateErrors({faults, healthy}: ErrorSamples) {
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
  /** Logs that should get no answer, and how many get none. */
  const quiet = (logs: readonly {readonly text: string}[]) => ({
    all: logs.length,
    quiet: logs.filter(({text}) => findErrors(text, knownErrors).matches.length === 0).length,
  });
  const unknown = faults.filter(({component}) => component === UNKNOWN);
  return {total, byComponent, unknown: quiet(unknown), healthy: quiet(healthy)};
}
