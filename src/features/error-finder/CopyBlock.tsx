import {type ReactNode, useState} from 'react';

import Button from '../../ui/Button/index.tsx';
import {writeClipboard} from '../../ui/clipboard/index.ts';
import {announce} from '../page-focus/index.ts';

import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

interface CopyBlockProps {
  readonly code: string;
  /** Shown above the code, such as the platform it is for. */
  readonly title?: string | undefined;
  /** Label of the button, if it says what is copied. */
  readonly label?: string | undefined;
}

/** Longest piece of code in the name of a button. */
const LONGEST = 60;

/** The beginning of code as a name: its first line with a word, so not the first bracket of JSON. */
function nameOf(code: string): string {
  const line = code.split('\n').find((one) => /\w/.test(one)) ?? code;
  return line.trim().slice(0, LONGEST);
}

/** Text to copy with its button. A reader whose browser refuses sees a message. */
export default function CopyBlock({code, title, label}: CopyBlockProps): ReactNode {
  const [status, setStatus] = useState('');
  const say = (outcome: string): void => {
    setStatus(outcome);
    // Every time: a status that stays the same would be silent.
    announce(outcome);
  };
  const copy = (): void => {
    writeClipboard(Promise.resolve(code)).then(
      () => say(TEXTS.copied),
      () => say(TEXTS.refused),
    );
  };
  return (
    <div className={styles.block}>
      {title !== undefined && <span className={styles.blockTitle}>{title}</span>}
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <Button
        aria-label={label === undefined ? `${TEXTS.copy}: ${nameOf(code)}` : undefined}
        onClick={copy}
      >
        {label ?? TEXTS.copy}
      </Button>
      <span className={styles.status}>{status}</span>
    </div>
  );
}
