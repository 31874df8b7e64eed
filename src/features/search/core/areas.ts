/** How often each context is in a list, in the order of first appearance. */
export function countContexts(
  contexts: readonly string[],
): {readonly context: string; readonly count: number}[] {
  const counts = new Map<string, number>();
  for (const context of contexts) counts.set(context, (counts.get(context) ?? 0) + 1);
  return [...counts].map(([context, count]) => ({context, count}));
}
