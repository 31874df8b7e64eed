import {escapeHtml} from '../../../site/util/escape.ts';

/** What a block of code is drawn from. */
export interface CodeSource {
  readonly code: string;
  readonly language: string;
  /** Further classes by line number, from 0. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
}

/** Draws a block of code as HTML. */
export type CodeMarkup = (source: CodeSource) => string;

/**
 * Draws lines of code. A line is an element only where it has classes of its own; the others need none,
 * and pages with much code are a tenth lighter for it.
 *
 * @param lines the lines' markup, without line ends
 * @param lineClassNames classes by line number, from 0
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

/** Code without colours: the same lines, at once. */
export const plainMarkup: CodeMarkup = ({code, lineClassNames}) =>
  linesMarkup(code.split('\n').map(escapeHtml), lineClassNames);
