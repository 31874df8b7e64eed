import {Fragment, type ReactNode} from 'react';

import type {Source} from './prompt.ts';
import {TEXTS} from './texts.ts';

interface Props {
  /** What the model wrote. It is never trusted. */
  readonly text: string;
  readonly sources: readonly Source[];
}

const INLINE = /(`[^`\n]+`|\*\*[^*\n]+\*\*|\[\d{1,2}\](?!\())/;

/** Code, bold and citations; everything else, including links and HTML, is shown as plain text. */
function inline(text: string, sources: readonly Source[]): ReactNode[] {
  return text.split(INLINE).map((part, index) => {
    if (part.startsWith('`') && part.endsWith('`') && part.length > 2) {
      return <code key={index}>{part.slice(1, -1)}</code>;
    }
    if (part.startsWith('**') && part.endsWith('**') && part.length > 4) {
      return <strong key={index}>{part.slice(2, -2)}</strong>;
    }
    const cited = /^\[(\d{1,2})\]$/.exec(part)?.[1];
    const source = sources.find(({number}) => String(number) === cited);
    if (source) {
      return (
        <a key={index} href={source.address} aria-label={TEXTS.source(source.number, source.title)}>
          {part}
        </a>
      );
    }
    return <Fragment key={index}>{part}</Fragment>;
  });
}

/**
 * The small part of Markdown that an answer may use: paragraphs, lists, code, bold, and citations such as
 * `[1]`, which become links into this site. It creates React elements, never HTML, so nothing that the model
 * writes can run.
 */
export default function Markdown({text, sources}: Props): ReactNode {
  const blocks: ReactNode[] = [];
  const lines = text.replace(/\r/g, '').split('\n');
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const key = blocks.length;
    if (/^\s*```/.test(line)) {
      const end = lines.findIndex((one, index) => index > at && /^\s*```\s*$/.test(one));
      const code = lines.slice(at + 1, end === -1 ? lines.length : end);
      blocks.push(
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
        <pre key={key} tabIndex={0}>
          <code>{code.join('\n')}</code>
        </pre>,
      );
      at = end === -1 ? lines.length : end + 1;
      continue;
    }
    const item = /^\s*(?:[-*+]|(\d{1,3})[.)])\s+/.exec(line);
    if (item) {
      const pattern = item[1] === undefined ? /^\s*[-*+]\s+/ : /^\s*\d{1,3}[.)]\s+/;
      const items: string[] = [];
      while (at < lines.length && pattern.test(lines[at] ?? '')) {
        items.push((lines[at] ?? '').replace(pattern, ''));
        at += 1;
      }
      const entries = items.map((one, index) => <li key={index}>{inline(one, sources)}</li>);
      const first = Number(item[1]);
      blocks.push(
        item[1] === undefined ? (
          <ul key={key}>{entries}</ul>
        ) : (
          // Code and empty lines end a list; the next one goes on with its number.
          <ol key={key} start={first === 1 ? undefined : first}>
            {entries}
          </ol>
        ),
      );
      continue;
    }
    const paragraph: string[] = [];
    while (
      at < lines.length &&
      (lines[at] ?? '').trim() !== '' &&
      !/^\s*(?:```|[-*+]\s|\d{1,3}[.)]\s)/.test(lines[at] ?? '')
    ) {
      paragraph.push((lines[at] ?? '').replace(/^#{1,6}\s+/, ''));
      at += 1;
    }
    if (paragraph.length > 0) blocks.push(<p key={key}>{inline(paragraph.join('\n'), sources)}</p>);
    else at += 1;
  }
  return <>{blocks}</>;
}
