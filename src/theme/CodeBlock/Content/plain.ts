import {escapeHtml} from '../../../site/util/escape.ts';

/** The input to render a block of code. */
export interface CodeSource {
  readonly code: string;
  readonly language: string;
}

/** Renders a block of code as HTML. */
export type CodeMarkup = (source: CodeSource) => string;

/** Code without colours: the same lines, synchronously. Like each line, the last one ends. */
export const plainMarkup: CodeMarkup = ({code}) => `${escapeHtml(code)}\n`;
