import type {CodeSource} from './plain.ts';

/** Markup of the blocks that the server has colored, by their source. */
const colored = new Map<string, string>();

const keyOf = ({code, language}: CodeSource): string => JSON.stringify([language, code]);

/**
 * In the browser the server's markup is on the page already, or `tokens.ts` creates it. Only a block that was on
 * the page before is known: the theme's tabs render their panels again after hydration.
 */
export function markupNow(source: CodeSource): string | undefined {
  return colored.get(keyOf(source));
}

/** Keeps the server's markup of a block for when it is rendered again. */
export function keepMarkup(source: CodeSource, markup: string): void {
  colored.set(keyOf(source), markup);
}
