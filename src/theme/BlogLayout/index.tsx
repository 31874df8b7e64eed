// Reason for overriding: the original puts the table of contents of a post outside of every landmark, so
// readers who navigate by landmarks miss it.
import Original from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

import {TEXTS} from '../texts.ts';

import styles from './styles.module.css';

export default function BlogLayout({toc, ...props}: Props): ReactNode {
  return (
    <Original
      {...props}
      toc={
        toc && (
          <nav aria-label={TEXTS.contents} className={styles.toc}>
            {toc}
          </nav>
        )
      }
    />
  );
}
