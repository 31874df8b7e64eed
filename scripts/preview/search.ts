import {askWorker} from '../bench/search/built.ts';
import {evaluate} from '../bench/search/evaluate.ts';

/**
 * The search scorecard of a build: name -> 0 to 1. Empty for a build whose indexes this code cannot read, so that a
 * change of their format does not stop the comparison.
 */
export async function searchFacts(build: string): Promise<Readonly<Record<string, number>>> {
  try {
    const {all, classes, prefix, noAnswer} = await evaluate(askWorker(build));
    return {
      'best page first': all.first,
      'best page in the first three': all.three,
      ...Object.fromEntries([...classes].map(([kind, {three}]) => [`${kind}: first three`, three])),
      'while typing': prefix.three,
      'no answer where there is none': noAnswer,
    };
  } catch (error) {
    console.warn(`No scorecard: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}
