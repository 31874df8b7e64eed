// The server colours code while it renders. In the browser's half of the build `src/framework-patches/deferred-highlighter` puts
// `later.ts` in place of this file, so that the highlighter is not part of the first load.
export {colouredMarkup as markupNow} from './tokens.ts';
