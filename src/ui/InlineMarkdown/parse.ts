export type Segment =
  | {readonly kind: 'text' | 'code' | 'strong'; readonly text: string}
  | {readonly kind: 'link'; readonly text: string; readonly to: string};

/** Code, bold and links; everything else is text. Unclosed marks stay as they are. */
export function parseInline(markdown: string): Segment[] {
  const segments: Segment[] = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
  let at = 0;
  for (const match of markdown.matchAll(pattern)) {
    if (match.index > at) segments.push({kind: 'text', text: markdown.slice(at, match.index)});
    const [whole, code, strong, label, to] = match;
    if (code !== undefined) segments.push({kind: 'code', text: code});
    else if (strong !== undefined) segments.push({kind: 'strong', text: strong});
    else segments.push({kind: 'link', text: label ?? '', to: to ?? ''});
    at = match.index + whole.length;
  }
  if (at < markdown.length) segments.push({kind: 'text', text: markdown.slice(at)});
  return segments;
}
