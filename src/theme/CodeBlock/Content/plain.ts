/** What a block of code is drawn from. */
export interface CodeSource {
  readonly code: string;
  readonly language: string;
  /** Further classes by line number, from 0. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
}

/** Draws a block of code as HTML. */
export type CodeMarkup = (source: CodeSource) => string;

/** Text that may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Code without colours: the same lines, at once. */
export const plainMarkup: CodeMarkup = ({code, lineClassNames}) =>
  code
    .split('\n')
    .map((line, at) => {
      const classes = ['token-line', ...(lineClassNames[at] ?? [])];
      return `<span class="${classes.join(' ')}">${escapeHtml(line)}<br></span>`;
    })
    .join('');
