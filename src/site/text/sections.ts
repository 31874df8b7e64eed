import {fenceAfter} from './fence.ts';

export interface Heading {
  readonly level: number;
  /** Without Markdown marks and `{#id}`. */
  readonly text: string;
  /** Number of its line, from 0. */
  readonly line: number;
}

const HEADING = /^(#{2,6})\s+(.+?)(?:\s*\{#[^{}]+\})?\s*#*$/;

/** The headings of a Markdown text, those inside of code blocks left out. */
export function headingsOf(lines: readonly string[]): Heading[] {
  const found: Heading[] = [];
  let fence: string | undefined;
  lines.forEach((line, number) => {
    fence = fenceAfter(fence, line);
    const [, marks, text] = (fence === undefined ? HEADING.exec(line) : null) ?? [];
    if (marks === undefined || text === undefined) return;
    found.push({level: marks.length, text: plainText(text), line: number});
  });
  return found;
}

/** Text without the marks of links, code and emphasis. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|&])/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .trim();
}

/** A normalized form to compare a heading with its anchor. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]+/g, '');
}
