import type {ReactNode} from 'react';

import {TEXTS} from '../texts.ts';
import type {Change} from '../types.ts';

import Pieces, {Text} from './Pieces.tsx';
import styles from './styles.module.css';

const WORDS: Readonly<Record<Change['type'], {sign: string; spoken: string}>> = {
  added: {sign: '+', spoken: TEXTS.spoken.added},
  removed: {sign: '−', spoken: TEXTS.spoken.removed},
  changed: {sign: '±', spoken: TEXTS.spoken.changed},
};
const KINDS: Readonly<Record<Change['kind'], string>> = {
  sentence: '',
  row: ` ${TEXTS.spoken.row}`,
  code: ` ${TEXTS.spoken.code}`,
};

/** One change in the list of a section: a sign, and what changed. */
export default function ChangeItem({change}: {readonly change: Change}): ReactNode {
  const {sign, spoken} = WORDS[change.type];
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
        {sign}
      </span>
      <span className={isCode ? styles.code : styles.text}>
        <span className="kw-spoken">{`${spoken}${KINDS[change.kind]}: `}</span>
        <Tag>{text}</Tag>
      </span>
    </li>
  );
}
