import {escapeHtml} from '../../../site/util/escape.ts';

/** The input to render a block of code. */
export interface CodeSource {
  readonly code: string;
  readonly language: string;
  /** Further classes by line number, from 0. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
}

/** Renders a block of code as HTML. */
export type CodeMarkup = (source: CodeSource) => string;

/**
 * Renders lines of code. A line is an element only if it has classes, which makes pages with much code a tenth
 * smaller.
 */
export function linesMarkup(
  lines: readonly string[],
  lineClassNames: CodeSource['lineClassNames'],
): string {
  return lines
    .map((line, at) => {
      const classes = lineClassNames[at] ?? [];
      return classes.length === 0
        ? `${line}\n`
        : `<span class="${classes.join(' ')}">${line}\n</span>`;
    })
    .join('');
}

/** Code without colours: the same lines, synchronously. */
export const plainMarkup: CodeMarkup = ({code, lineClassNames}) =>
  linesMarkup(code.split('\n').map(escapeHtml), lineClassNames);
