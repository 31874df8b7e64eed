// The server colors code while it renders. In the browser's half of the build
// `src/framework-patches/deferred-highlighter` replaces this file with `later.ts`, so the highlighter is not
// part of the first load.
import type {CodeSource} from './plain.ts';

export {coloredMarkup as markupNow} from './tokens.ts';

/** The server renders each block once. */
export const keepMarkup = (_source: CodeSource, _markup: string): void => undefined;
