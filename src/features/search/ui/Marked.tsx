import type {ReactNode} from 'react';

import type {MarkedText} from '../core/types.ts';

/** Text with the matched words marked. Built from text nodes, so it is never parsed as HTML. */
export default function Marked({text, marks}: MarkedText): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}
