import type {ReactNode} from 'react';

import {TEXTS} from '../texts.ts';
import type {Change} from '../types.ts';

import Pieces, {Text} from './Pieces.tsx';
import styles from './styles.module.css';

const SIGNS = {added: '+', removed: '−', changed: '±'} as const;

/** One change in the list of a section: a sign, and what changed. */
export default function ChangeItem({change}: {readonly change: Change}): ReactNode {
  const kind = change.kind === 'sentence' ? '' : ` ${TEXTS.spoken[change.kind]}`;
  const isCode = change.kind === 'code';
  const text =
    change.type === 'changed' ? (
      <Pieces pieces={change.pieces} isCode={isCode} />
    ) : (
      <Text isCode={isCode}>{change.pieces.map((piece) => piece.text).join('')}</Text>
    );
  const Tag = change.type === 'added' ? 'ins' : change.type === 'removed' ? 'del' : 'span';
  return (
    // The Markdown version shows lines of code as a `diff`.
    <li className={styles[change.type]} data-code={isCode ? '' : undefined}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[change.type]}
      </span>
      <span className={isCode ? styles.code : styles.text}>
        <span className="kw-spoken">{`${TEXTS.spoken[change.type]}${kind}: `}</span>
        <Tag>{text}</Tag>
      </span>
    </li>
  );
}
