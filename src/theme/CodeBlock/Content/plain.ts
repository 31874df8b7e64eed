import {escapeHtml} from '../../../site/util/escape.ts';

export interface CodeSource {
  readonly code: string;
  readonly language: string;
}

/** Renders a block of code as HTML. */
export type CodeMarkup = (source: CodeSource) => string;

/** Code without colors, synchronously. The last line ends with a line break, too, as in the colored markup. */
export const plainMarkup: CodeMarkup = ({code}) => `${escapeHtml(code)}\n`;
