// Replaces @docusaurus/theme-classic 3.8.1 (SkipToContent, with SkipToContentLink of theme-common).
// Reason for overriding: the original moves the focus back to the skip link after every navigation, so keyboard
// users start over at the top; here the focus goes to the new page's heading (src/features/page-focus).
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import {moveFocus} from '../../features/page-focus/focus.ts';

import {TEXTS} from '../texts.ts';

import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label={TEXTS.skip}>
      <a
        className={styles.skipToContent}
        // Works without JavaScript.
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          const main =
            document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
          if (main) {
            event.preventDefault();
            moveFocus(main);
            main.scrollIntoView();
          }
        }}
      >
        {TEXTS.skip}
      </a>
    </div>
  );
}
