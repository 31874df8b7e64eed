// Ejected from @docusaurus/core 3.8.1 (theme-fallback/Loading).
// Reason for overriding: the original is written with inline styles and raw colors, has no text for screen
// readers and ignores reduced motion. Behavior kept: nothing for 200 ms, then a spinner; on failure the error's
// text and a Retry button.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

import {TEXTS} from '../texts.ts';

import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{TEXTS.notLoaded}</p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          {TEXTS.retry}
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div className={styles.loading} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <span className="kw-spoken">{TEXTS.loading}</span>
      </div>
    );
  }
  return null;
}
