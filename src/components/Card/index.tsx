import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface CardProps {
  /** Short heading of the card; with `to` it is the link. */
  readonly title: string;
  /** Site path the whole card leads to. Without it the card only groups what it holds. */
  readonly to?: string;
  /** One sentence, or a short list. */
  readonly children: ReactNode;
}

/** A card of a `CardGrid`. Its title is plain text, so that it adds no heading to the page's outline. */
export default function Card({title, to, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {to === undefined ? (
          title
        ) : (
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        )}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
