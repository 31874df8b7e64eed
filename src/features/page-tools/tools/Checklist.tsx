import {type ReactNode, useEffect, useId, useRef} from 'react';

import Button from '../../../ui/Button/index.tsx';

import {TEXTS} from '../texts.ts';

import type {Values} from './fill.ts';
import {printChecklist} from './print.ts';
import styles from './styles.module.css';

export interface ChecklistProps {
  readonly values: Values;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** What the checklist is, and the button to print it. */
export default function Checklist({values, onReset, onClose}: ChecklistProps): ReactNode {
  const id = useId();
  const print = useRef<HTMLButtonElement>(null);
  useEffect(() => print.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby={`${id}title`}>
      <p className={styles.title} id={`${id}title`}>
        {TEXTS.checklist.title}
      </p>
      <p className={styles.hint} id={`${id}hint`}>
        {TEXTS.checklist.hint}
      </p>
      <div className={styles.buttons}>
        <Button
          ref={print}
          primary
          // It gets the focus, past the hint.
          aria-describedby={`${id}hint`}
          onClick={() => printChecklist(values)}
        >
          {TEXTS.checklist.print}
        </Button>
        <Button onClick={onReset}>{TEXTS.checklist.reset}</Button>
        <Button onClick={onClose}>{TEXTS.checklist.close}</Button>
      </div>
    </section>
  );
}
