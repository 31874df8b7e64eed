import {CONTEXTS, type Context} from './scope.ts';

/** How often each context is in a list, in the order of first appearance. */
export function countContexts(
  contexts: readonly string[],
): {readonly context: string; readonly count: number}[] {
  const counts = new Map<string, number>();
  for (const context of contexts) counts.set(context, (counts.get(context) ?? 0) + 1);
  return [...counts].map(([context, count]) => ({context, count}));
}

/**
 * Where to look for a query from the search box: in the context of the reader's page, or everywhere if the query names
 * another one (`install the sdk` on a page of the docs).
 */
export function areaFor(input: string, context: Context | ''): Context | '' {
  const typed = input.toLowerCase().split(/\W+/);
  return CONTEXTS.some((name) => name !== context && typed.includes(name)) ? '' : context;
}
