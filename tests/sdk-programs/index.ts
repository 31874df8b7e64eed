import type {SdkModels} from '../../src/data/sdk/index.ts';

import type {Program} from './programs.ts';
import {type Interpreter, runPrograms} from './python.ts';
import {scenariosOf} from './scenarios.ts';

export {PARTS} from '../../scripts/sdk/samples/joined.ts';
export {type Program, programsOf} from './programs.ts';
export {defaultInterpreter, runPrograms} from './python.ts';

/**
 * Runs programs of the documentation in all their scenarios: one where everything works, and those where
 * something fails.
 *
 * @param release whose SDK the programs import
 * @returns one line for each scenario with the wrong outcome: place, scenario, problem
 */
export async function programProblems(
  programs: readonly Program[],
  models: SdkModels,
  release: string,
  interpreter?: Interpreter,
): Promise<string[]> {
  const all = programs.flatMap(scenariosOf);
  const outcomes = await runPrograms(
    all.map(({job}) => job),
    models,
    release,
    interpreter,
  );
  return all.flatMap(({scenario, job}, index) => {
    const outcome = outcomes[index];
    const problem = outcome === undefined ? 'did not run' : scenario.problem(outcome);
    if (problem === undefined) return [];
    const at = outcome?.line ?? undefined;
    const line = at === undefined ? '' : ` (line ${at} of the program)`;
    return [`${job.name}: ${scenario.name}: ${problem}${line}`];
  });
}
