import type {CodeSource} from './plain.ts';

/** In the browser there is no markup immediately: it is on the page already, or `tokens.ts` creates it. */
export function markupNow(_source: CodeSource): string | undefined {
  return undefined;
}
