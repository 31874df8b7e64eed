// Replaces @docusaurus/theme-classic 3.8.1 (TOCCollapsible/CollapseButton).
// Reason for overriding: the original does not tell screen readers whether the contents are open.
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {TEXTS} from '../../texts.ts';

import styles from './styles.module.css';

export default function CollapseButton({collapsed, onClick}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      aria-expanded={!collapsed}
      onClick={onClick}
    >
      {TEXTS.contents}
    </button>
  );
}
