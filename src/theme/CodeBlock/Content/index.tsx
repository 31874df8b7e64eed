// Replaces @docusaurus/theme-classic 3.8.1 (CodeBlock/Content).
// Reason for overriding: the original loads a highlighter with every page and renders each word of code again
// while hydrating. Here the server's markup stays as it is; the highlighter is fetched only when a page with
// code is navigated to. Only blocks that scroll are stops for the keyboard. Line numbers and highlighted lines, which no page has, are left out.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {type ReactNode, type RefObject, startTransition, useEffect, useRef, useState} from 'react';

import {nameOf} from '../Layout/name.ts';
import {TEXTS} from '../texts.ts';

import {keepMarkup, markupNow} from './now.ts';
import {plainMarkup} from './plain.ts';
import styles from './styles.module.css';

/**
 * Whether a block scrolls sideways. True until it is measured: without scripts, the keyboard has to reach every block
 * that might. An observer notices what the theme's own measurement does not, such as a block in a box that opens.
 */
function useScrolls(pre: RefObject<HTMLPreElement>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = pre.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const isWider = element.scrollWidth > element.clientWidth;
      // Pages have up to 200 blocks: the reader can act while they change.
      startTransition(() => setScrolls(isWider));
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [pre]);
  return scrolls;
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language} = metadata;
  const name = nameOf(metadata.title, code);
  const source = {code, language};
  const mounted = useIsBrowser();
  const element = useRef<HTMLElement>(null);
  // Docusaurus 3.10 types it as React 19 does; this shape is assignable from both.
  const pre: {readonly current: HTMLPreElement | null} = wordWrap.codeBlockRef;
  const scrolls = useScrolls(pre);
  // While hydrating, the empty text never reaches the page: React keeps such content as it is.
  const [html, setHtml] = useState(() => markupNow(source) ?? (mounted ? plainMarkup(source) : ''));

  useEffect(() => {
    if (html === '' && element.current?.firstChild) {
      keepMarkup(source, element.current.innerHTML);
      return undefined;
    }
    if (markupNow(source) !== undefined) return undefined;
    let current = true;
    import('./tokens.ts').then(
      ({coloredMarkup}) => {
        if (current) setHtml(coloredMarkup(source));
      },
      () => {
        // Code is readable without colors, too.
      },
    );
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a block's source does not change while it is on a page
  }, []);

  return (
    <pre
      ref={pre}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': TEXTS.scrolls(name)})}
      className={clsx(className, styles.pre, 'thin-scrollbar')}
    >
      <code
        ref={element}
        className={styles.code}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
    </pre>
  );
}
