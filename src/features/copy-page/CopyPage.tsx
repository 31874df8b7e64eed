import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';

import {readText} from '../offline-edition/index.ts';

import {writeClipboard} from './clipboard.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

export interface CopyPageProps {
  /** Address of the page as Markdown, with the base URL. */
  readonly markdown: string;
}

type State = 'idle' | 'copied' | 'failed';

/**
 * The page's Markdown with what the reader has filled in.
 *
 * @param address of the page as Markdown
 */
async function markdownOf(address: string): Promise<string> {
  const request = {markdown: await readText(address)};
  // src/features/page-tools answers this event where the page has values.
  document.dispatchEvent(new CustomEvent('kw:fill', {detail: request}));
  return request.markdown;
}

/**
 * The page as Markdown, to paste into a program. The button copies; the menu next to it overlays the page and
 * works without JavaScript.
 */
export default function CopyPage({markdown}: CopyPageProps): ReactNode {
  const isBrowser = useIsBrowser();
  const llms = useBaseUrl('/llms.txt');
  const [state, setState] = useState<State>('idle');
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, 3000);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  useEffect(() => {
    const closeFromOutside = ({target}: Event): void => {
      const box = menu.current;
      if (box && !(target instanceof Node && box.contains(target))) box.open = false;
    };
    const outside = ['mousedown', 'touchstart', 'focusin'] as const;
    outside.forEach((type) => {
      document.addEventListener(type, closeFromOutside);
    });
    return () => {
      outside.forEach((type) => {
        document.removeEventListener(type, closeFromOutside);
      });
    };
  }, []);

  const copy = (): void => {
    // Don't await anything before this: Safari would no longer count it as part of the click.
    writeClipboard(markdownOf(markdown)).then(
      () => {
        setState('copied');
      },
      () => {
        setState('failed');
        if (menu.current) menu.current.open = true;
      },
    );
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key === 'Escape' && event.currentTarget.open) {
      event.currentTarget.open = false;
      opener.current?.focus();
    }
  };

  return (
    <div className={clsx(styles.split, 'kw-copy-page', 'search-ignore')}>
      {/* Without scripts it would do nothing; src/css/chrome.css hides it then. */}
      <button type="button" className={styles.copy} disabled={!isBrowser} onClick={copy}>
        {state === 'copied' ? TEXTS.copied : TEXTS.copy}
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only adds Escape to what the browser's own disclosure does with the keyboard */}
      <details ref={menu} onKeyDown={closeOnEscape}>
        <summary ref={opener} className={styles.opener} aria-label={TEXTS.menu}>
          <span className={styles.label}>{TEXTS.menu}</span>
        </summary>
        <div className={styles.list}>
          {state === 'failed' && <p className={styles.problem}>{TEXTS.failed}</p>}
          <a className={styles.item} href={markdown}>
            {TEXTS.view}
          </a>
          <a className={styles.item} href={llms}>
            {TEXTS.all}
          </a>
        </div>
      </details>
      <span className={styles.status} role="status">
        {state === 'copied' && TEXTS.copied}
        {state === 'failed' && TEXTS.failedStatus}
      </span>
    </div>
  );
}
