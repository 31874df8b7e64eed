import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import Button from '../../../ui/Button/index.tsx';

import type {Values} from './fill.ts';
import {printChecklist} from './print.ts';
import styles from './styles.module.css';

export interface ChecklistProps {
  readonly values: Values;
  /** Steps of this page that are ticked. */
  readonly done: number;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** How far the reader is, and the way to paper. */
export default function Checklist({values, done, onReset, onClose}: ChecklistProps): ReactNode {
  const id = useId();
  const print = useRef<HTMLButtonElement>(null);
  const [total, setTotal] = useState(0);
  useEffect(() => {
    print.current?.focus();
    setTotal(document.querySelectorAll('article ol[data-steps] > li').length);
  }, []);
  return (
    <section className={styles.panel} aria-labelledby={`${id}title`}>
      <p className={styles.title} id={`${id}title`}>
        Checklist
      </p>
      <p className={styles.hint}>
        Tick the steps of this page as you go. The ticks are kept in this browser only. On paper you
        get the steps with boxes, your values and the addresses in full.
      </p>
      <div className={styles.buttons}>
        <Button
          ref={print}
          primary
          onClick={() => {
            printChecklist(values);
          }}
        >
          Print checklist
        </Button>
        <Button onClick={onReset}>Clear the ticks</Button>
        <Button onClick={onClose}>Close</Button>
        <span className={styles.hint} role="status">
          {`${String(done)} of ${String(total)} steps done`}
        </span>
      </div>
    </section>
  );
}
