import {type ReactNode, useEffect, useRef, useState} from 'react';

import {TEXTS} from '../texts.ts';

import {headingAbove, textOfStep} from './headings.ts';
import styles from './styles.module.css';

export interface TickProps {
  /** Number of the step in its list. */
  readonly step: number;
  readonly done: boolean;
  readonly onToggle: () => void;
}

/** The checkbox of a step. Its name for screen readers is what the step says, its description the section. */
export default function Tick({step, done, onToggle}: TickProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [{text, section}, setAround] = useState<{text: string; section?: string | undefined}>({
    text: '',
  });
  useEffect(() => {
    const item = box.current?.parentElement;
    if (!item) return;
    setAround({text: textOfStep(item), section: headingAbove(document, item)?.id});
  }, []);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.tick}
      aria-label={TEXTS.checklist.tick(step, text)}
      aria-describedby={section}
      checked={done}
      onChange={onToggle}
    />
  );
}
