import {type ReactNode, useState} from 'react';

import Button from '../../ui/Button/index.tsx';
import {writeClipboard} from '../../ui/clipboard/index.ts';

import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

interface CopyBlockProps {
  readonly code: string;
  /** Shown above the code, such as the platform it is for. */
  readonly title?: string | undefined;
  /** Label of the button. */
  readonly label?: string;
}

/** Text to copy with its button. A reader whose browser refuses sees a message. */
export default function CopyBlock({code, title, label = TEXTS.copy}: CopyBlockProps): ReactNode {
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await writeClipboard(Promise.resolve(code));
      setStatus(TEXTS.copied);
    } catch {
      setStatus(TEXTS.refused);
    }
  };
  return (
    <div className={styles.block}>
      {title !== undefined && <span className={styles.blockTitle}>{title}</span>}
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <Button aria-label={`${label}: ${code.split('\n', 1)[0]}`} onClick={() => void copy()}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </div>
  );
}
