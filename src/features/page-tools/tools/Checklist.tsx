import {type ReactNode, useEffect, useId, useRef} from 'react';

import Button from '../../../ui/Button/index.tsx';

import type {Values} from './fill.ts';
import {printChecklist} from './print.ts';
import styles from './styles.module.css';

export interface ChecklistProps {
  readonly values: Values;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** What the checklist is, and the way to paper. */
export default function Checklist({values, onReset, onClose}: ChecklistProps): ReactNode {
  const id = useId();
  const print = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    print.current?.focus();
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
        <Button onClick={onReset}>Reset</Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </section>
  );
}
