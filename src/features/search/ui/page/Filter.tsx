import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface FilterProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly {readonly value: Value; readonly text: string}[];
  readonly chosen: Value;
  readonly urlOf: (value: Value) => string;
}

/** A choice as links, so that it can be opened elsewhere, shared and undone with the back button. */
export function Filter<Value extends string>({
  label,
  choices,
  chosen,
  urlOf,
}: FilterProps<Value>): ReactNode {
  return (
    <nav className={styles.filter} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul className="clean-list">
        {choices.map(({value, text}) => (
          <li key={value}>
            <Link
              to={urlOf(value)}
              className={clsx(styles.choice, value === chosen && styles.chosen)}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
