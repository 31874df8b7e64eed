import {type ReactNode, useEffect, useRef} from 'react';

import {TEXTS} from '../texts.ts';

import type {FilledCode} from './fill.ts';
import styles from './styles.module.css';

export interface MarkedCodeProps {
  readonly filled: FilledCode;
  /** The block, rendered from the filled-in code. */
  readonly children: ReactNode;
}

/** Marks the reader's values in a block of code: which text is theirs, and what the page has there. */
export default function MarkedCode({filled, children}: MarkedCodeProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const mark = (): void => {
      const code = element.querySelector('pre code');
      if (code !== null && code.querySelector('[data-own-value]') === null) markIn(code, filled);
    };
    mark();
    // The colors come later and replace the text nodes.
    const observer = new MutationObserver(mark);
    observer.observe(element, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [filled]);
  return (
    <div ref={root} className={styles.marked} role="group" aria-label={TEXTS.marked}>
      {children}
    </div>
  );
}

/** Wraps the places in elements; a place that colors have split gets several. */
function markIn(code: Element, {code: text, places}: FilledCode): void {
  if (!code.textContent.startsWith(text.trimEnd())) return;
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: {readonly node: Text; readonly at: number}[] = [];
  for (let at = 0; walker.nextNode();) {
    const node = walker.currentNode as Text;
    nodes.push({node, at});
    at += node.data.length;
  }
  for (const {node, at} of nodes) {
    // From the end, so that earlier offsets stay right.
    for (const {start, end, id, was} of [...places].reverse()) {
      const [from, to] = [Math.max(0, start - at), Math.min(node.data.length, end - at)];
      if (from >= to) continue;
      const piece = node.splitText(from);
      piece.splitText(to - from);
      const own = document.createElement('span');
      own.className = styles.own ?? '';
      own.dataset.ownValue = id;
      own.title = `your value, was ${was}`;
      piece.replaceWith(own);
      own.append(piece);
    }
  }
}
