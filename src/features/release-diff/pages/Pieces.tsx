import {Fragment, type ReactNode} from 'react';

import {TEXTS} from '../texts.ts';
import type {Piece} from '../types.ts';

interface TextProps {
  readonly children: string;
  readonly isCode?: boolean;
}

/** Text with code between backticks; in a line of code, they are part of it. */
export function Text({children, isCode = false}: TextProps): ReactNode {
  if (isCode) return children;
  return children
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      part.length > 1 && part.startsWith('`') ? (
        <code key={index}>{part.slice(1, -1)}</code>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}

/**
 * The text without backticks, for the `aria-label` of a heading: without one, the label of the anchor link would be
 * part of the accessible name.
 */
export const plainText = (text: string): string => text.replace(/`([^`]+)`/g, '$1');

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly isCode?: boolean;
}

/** Words of both releases; what only one has is marked, also for screen readers. */
export default function Pieces({pieces, isCode = false}: PiecesProps): ReactNode {
  return pieces.map((piece, index) => {
    const text = <Text isCode={isCode}>{piece.text}</Text>;
    if (piece.in === 'both') return <Fragment key={index}>{text}</Fragment>;
    const Tag = piece.in === 'old' ? 'del' : 'ins';
    return (
      <Tag key={index}>
        <span className="kw-spoken">{` ${piece.in === 'old' ? TEXTS.spoken.deleted : TEXTS.spoken.inserted}: `}</span>
        {text}
        <span className="kw-spoken">{`, ${TEXTS.spoken.end}. `}</span>
      </Tag>
    );
  });
}
