import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import {announce} from '../../../features/page-focus/announce.ts';
import {writeClipboard} from '../../../ui/clipboard/index.ts';
import {TEXTS} from '../texts.ts';

import {nameOf} from './name.ts';
import styles from './styles.module.css';

/** For how long the check mark is shown, in milliseconds. */
const SHOWN = 3000;

/**
 * Copies the block, and says so only if the browser did. If it refuses, the code is selected, so that the reader
 * can copy it. The theme's button always reports success.
 */
export function CopyButton(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SHOWN);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await writeClipboard(Promise.resolve(metadata.code));
      setCopied(true);
      announce(TEXTS.copied);
    } catch {
      const block = wordWrap.codeBlockRef.current;
      if (block) window.getSelection()?.selectAllChildren(block);
      setCopied(false);
      announce(TEXTS.refused);
    }
  };

  const Icon = copied ? IconSuccess : IconCopy;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={TEXTS.copy(nameOf(metadata.title, metadata.code))}
      onClick={() => void copy()}
    >
      <Icon className={clsx(styles.icon, copied && styles.success)} aria-hidden />
    </button>
  );
}

/** Wraps the lines of a block that is wider than its place. Unlike the theme's button, it has a state. */
export function WordWrapButton(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={TEXTS.wrapOf(nameOf(metadata.title, metadata.code))}
      // Readers who see it need words for this icon.
      title={TEXTS.wrap}
      aria-pressed={wordWrap.isEnabled}
      onClick={() => wordWrap.toggle()}
    >
      <IconWordWrap className={styles.icon} aria-hidden />
    </button>
  );
}
