import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, type SyntheticEvent, useEffect, useRef, useState} from 'react';

import {markdownAddress} from '../../site/addresses.ts';
import {writeClipboard} from '../../ui/clipboard/index.ts';
import {readText} from '../offline-edition/index.ts';
import {announce} from '../page-focus/index.ts';

import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

export interface CopyPageProps {
  /** Address of the page, with the base URL. */
  readonly permalink: string;
}

type State = 'idle' | 'copied' | 'failed';

/** The page's Markdown with what the reader has filled in. */
async function markdownOf(address: string): Promise<string> {
  const request = {markdown: await readText(address)};
  // src/features/page-tools answers this event where the page has values.
  document.dispatchEvent(new CustomEvent('kw:fill', {detail: request}));
  return request.markdown;
}

/**
 * The page as Markdown, to paste into a program. The button copies; the menu next to it overlays the page, and
 * is a disclosure with links where scripts do not run.
 */
export default function CopyPage({permalink}: CopyPageProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const markdown = markdownAddress(permalink, baseUrl);
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<State>('idle');
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), 3000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = (): void => {
    // Don't await anything before this: Safari would no longer count it as part of the click.
    writeClipboard(markdownOf(markdown)).then(
      () => {
        setState('copied');
        announce(TEXTS.copied);
      },
      () => {
        setState('failed');
        announce(TEXTS.failedStatus);
        if (menu.current) menu.current.open = true;
      },
    );
  };
  const follow = ({currentTarget: box}: SyntheticEvent<HTMLDetailsElement>): void => {
    if (!box.open) return;
    import('./menu.ts').then(
      ({openMenu}) => openMenu(box),
      () => undefined,
    );
  };
  // Without scripts it is a disclosure with links.
  const item = {className: styles.item, role: isBrowser ? 'menuitem' : undefined};

  return (
    <div className={clsx(styles.split, 'kw-copy-page', 'search-ignore')}>
      {/* Without scripts it would do nothing; src/css/chrome.css hides it then. */}
      <button
        type="button"
        className={styles.copy}
        // It keeps its name: what it shows for a moment is announced.
        aria-label={TEXTS.copy}
        disabled={!isBrowser}
        onClick={copy}
      >
        {state === 'copied' ? TEXTS.copied : TEXTS.copy}
      </button>
      <details ref={menu} onToggle={follow}>
        <summary
          className={styles.opener}
          aria-label={TEXTS.menu}
          aria-haspopup={isBrowser ? 'menu' : undefined}
        >
          <span className={styles.label}>{TEXTS.menu}</span>
        </summary>
        <div className={styles.list}>
          {state === 'failed' && <p className={styles.problem}>{TEXTS.failed}</p>}
          <div
            role={isBrowser ? 'menu' : undefined}
            aria-label={isBrowser ? TEXTS.menu : undefined}
          >
            <a {...item} href={markdown}>
              {TEXTS.view}
            </a>
            <a {...item} href={`${baseUrl}llms.txt`}>
              {TEXTS.all}
            </a>
          </div>
        </div>
      </details>
    </div>
  );
}
