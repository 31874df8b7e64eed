import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

export interface CopyPageProps {
  /** Address of the page's Markdown twin, with the base URL. */
  readonly markdown: string;
}

type State = 'idle' | 'copied' | 'failed';

const MESSAGES: Readonly<Record<State, string>> = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying failed. Use View Markdown.',
};

/**
 * The page as Markdown, for people who hand it to a program. A disclosure in the flow of the page: opened,
 * it takes its room instead of covering anything; without JavaScript its link still works.
 */
export default function CopyPage({markdown}: CopyPageProps): ReactNode {
  const [ready, setReady] = useState(false);
  const [state, setState] = useState<State>('idle');
  const summary = useRef<HTMLElement>(null);

  // The button needs JavaScript, so it stands there only once there is some.
  useEffect(() => {
    setReady(true);
  }, []);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, 3000);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      // Most readers never press the button, so what it does is not there before.
      const {copyPage} = await import(/* webpackChunkName: "copy-page" */ './copy.ts');
      setState((await copyPage(markdown)) ? 'copied' : 'failed');
    } catch {
      setState('failed');
    }
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key === 'Escape' && event.currentTarget.open) {
      event.currentTarget.open = false;
      summary.current?.focus();
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only adds Escape to what the browser's own disclosure does with the keyboard
    <details
      className={clsx(styles.menu, 'kw-copy-page', 'search-ignore')}
      onKeyDown={closeOnEscape}
    >
      <summary ref={summary} className="kw-pill">
        Copy page
      </summary>
      <ul className={styles.list}>
        {ready && (
          <li>
            <button type="button" className={styles.item} onClick={() => void copy()}>
              Copy as Markdown
            </button>
          </li>
        )}
        <li>
          <a className={styles.item} href={markdown}>
            View Markdown
          </a>
        </li>
      </ul>
      <p className={styles.status} role="status">
        {MESSAGES[state]}
      </p>
    </details>
  );
}
