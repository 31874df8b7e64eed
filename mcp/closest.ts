import {comparable} from '../src/site/text/sections.ts';

/**
 * The items with a name like the wanted one, the most similar first.
 *
 * @param least - how similar they must be, from 0 to 1
 */
export function closest<T>(
  wanted: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
  least: number,
): T[] {
  return items
    .map((item) => ({
      item,
      score: Math.max(...namesOf(item).map((name) => likeness(wanted, name))),
    }))
    .filter(({score}) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({item}) => item);
}

/**
 * Similarity of two texts by their pairs of letters (Sørensen–Dice coefficient): 0 if they have none in common, 1 for
 * equal texts, and more if pairs repeat.
 */
function likeness(one: string, other: string): number {
  const pairs = (text: string): string[] => {
    const letters = comparable(text);
    return Array.from(letters.slice(1), (_, at) => letters.slice(at, at + 2));
  };
  const [left, right] = [pairs(one), new Set(pairs(other))];
  const common = left.filter((pair) => right.has(pair)).length;
  return left.length + right.size === 0 ? 0 : (2 * common) / (left.length + right.size);
}
