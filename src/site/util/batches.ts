/** Files open at a time, and texts in memory; a larger number is no faster. */
const SIZE = 16;

/**
 * Runs a function on many items, some at a time: thousands of pages at once would fill the memory. The first that
 * throws stops the rest.
 */
export async function inBatches<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += SIZE) {
    results.push(...(await Promise.all(items.slice(at, at + SIZE).map(run))));
  }
  return results;
}
