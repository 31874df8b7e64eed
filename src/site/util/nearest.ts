import {distance} from './edit-distance.ts';

/**
 * The known name that a mistyped one probably means; undefined if none is close.
 *
 * @param limit how many letters may differ
 */
export function nearest(
  name: string,
  known: Iterable<string>,
  limit = Math.max(2, Math.floor(name.length / 2)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    const steps = distance(name.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (steps < bestDistance) {
      best = candidate;
      bestDistance = steps;
    }
  }
  return best;
}
