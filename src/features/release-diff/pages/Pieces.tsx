import {Fragment, type ReactNode} from 'react';

import {TEXTS} from '../texts.ts';
import type {Piece} from '../types.ts';

/** Text with code between backticks. */
export function Text({children}: {readonly children: string}): ReactNode {
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

/** Words of both releases; what only one has is marked, also for screen readers. */
export default function Pieces({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map((piece, index) => {
    if (piece.in === 'both') return <Text key={index}>{piece.text}</Text>;
    const Tag = piece.in === 'old' ? 'del' : 'ins';
    return (
      <Tag key={index}>
        <span className="kw-spoken">{` ${piece.in === 'old' ? TEXTS.spoken.deleted : TEXTS.spoken.inserted}: `}</span>
        <Text>{piece.text}</Text>
        <span className="kw-spoken">{`, ${TEXTS.spoken.end}. `}</span>
      </Tag>
    );
  });
}
