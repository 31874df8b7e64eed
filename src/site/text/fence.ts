const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/**
 * The fence of the code block that is open after a line of Markdown, by the rules of CommonMark
 * (https://spec.commonmark.org/0.31.2/#fenced-code-blocks): a longer fence of the same character closes a
 * block, one with further text does not. Outside of code blocks, no fence is open.
 */
export function fenceAfter(open: string | undefined, line: string): string | undefined {
  const [, marks, info = ''] = FENCE.exec(line) ?? [];
  if (marks === undefined) return open;
  if (open === undefined) return marks.startsWith('`') && info.includes('`') ? undefined : marks;
  return marks.startsWith(open) && info.trim() === '' ? undefined : open;
}
