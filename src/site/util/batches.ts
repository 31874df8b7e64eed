/** Files open at a time, and texts in memory; more gains nothing. */
const SIZE = 16;

/**
 * Does something with each of many things, some at a time: thousands of pages at once would fill the memory.
 *
 * @param items in this order
 * @param run what is done with one; the first that throws ends the rest
 * @returns what it gave, in the same order
 */
export async function inBatches<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  size = SIZE,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += size) {
    results.push(...(await Promise.all(items.slice(at, at + size).map(run))));
  }
  return results;
}
