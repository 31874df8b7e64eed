// Reason for overriding: the original puts the table of contents of a post outside of every landmark, so
// readers who navigate by landmarks miss it.
import Original from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function BlogLayout({toc, ...props}: Props): ReactNode {
  return (
    <Original
      {...props}
      toc={
        toc && (
          <nav aria-label="Table of contents" className={styles.toc}>
            {toc}
          </nav>
        )
      }
    />
  );
}
