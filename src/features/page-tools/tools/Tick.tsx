import {type ReactNode, useEffect, useRef, useState} from 'react';

import {TEXTS} from '../texts.ts';

import {headingAbove, wordsOf} from './headings.ts';
import styles from './styles.module.css';

export interface TickProps {
  /** Number of the step in its list. */
  readonly step: number;
  readonly done: boolean;
  readonly onToggle: () => void;
}

/**
 * The checkbox of a step. Several lists of a page have a first step, so its name for screen readers includes
 * the section.
 */
export default function Tick({step, done, onToggle}: TickProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [section, setSection] = useState('');
  useEffect(() => {
    const heading = box.current === null ? undefined : headingAbove(document, box.current);
    setSection(heading === undefined ? '' : `, ${wordsOf(heading)}`);
  }, []);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.tick}
      aria-label={TEXTS.checklist.tick(step, section)}
      checked={done}
      onChange={onToggle}
    />
  );
}
