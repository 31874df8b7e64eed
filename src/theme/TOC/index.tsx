// Ejected from @docusaurus/theme-classic 3.8.1 (TOC).
// Reason for overriding: the original is outside of every landmark, behind the whole page, so readers who navigate
// by landmarks miss it.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {TEXTS} from '../texts.ts';

import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav aria-label={TEXTS.contents} className={clsx(styles.contents, 'thin-scrollbar', className)}>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
