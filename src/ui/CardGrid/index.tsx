import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface CardGridProps {
  /** `Card` elements. */
  readonly children: ReactNode;
}

/** Lays cards out side by side, as many as fit at 16 rem each. */
export default function CardGrid({children}: CardGridProps): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}
