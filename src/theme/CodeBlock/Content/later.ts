import type {CodeSource} from './plain.ts';

/** In the browser there is no markup at once: it is on the page already, or comes with `tokens.ts`. */
export function markupNow(_source: CodeSource): string | undefined {
  return undefined;
}
