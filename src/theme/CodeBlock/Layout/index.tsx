// Ejected from @docusaurus/theme-classic 3.8.1 (CodeBlock/Layout).
// Reason for overriding: a block has a header with its title, its language and its buttons, always visible; a
// command of a few lines has the buttons next to it and no header. The original puts the buttons over the code
// and shows them only on hover, which hides them on touch screens and covers the first line. Its buttons say that
// something was copied when nothing was, and have the same name in each block.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import clsx from 'clsx';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

import {TEXTS} from '../texts.ts';

import {CopyButton, WordWrapButton} from './buttons.tsx';
import {FILE} from './name.ts';
import styles from './styles.module.css';

/** Blocks of up to this many lines need no header. */
const FEW_LINES = 3;
/** Commands are copied as a whole: they wrap rather than hide their end. */
const WRAPPED = new Set(['bash', 'powershell']);

/** Languages for readers; plain text, and what no page uses, has none. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  http: 'HTTP',
  ini: 'INI',
  json: 'JSON',
  powershell: 'PowerShell',
  python: 'Python',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TypeScript (JSX)',
  yaml: 'YAML',
};

/** Downloads the block as a file, with the reader's own values if they are shown. */
function download(name: string, code: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${code.trimEnd()}\n`], {type: 'text/plain'}));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * False on the server and while hydrating, then true. A page of the SDK reference has 50 blocks: with the
 * original's BrowserOnly all their buttons are rendered in one task; a transition lets the reader act in between.
 */
function useInteractive(): boolean {
  const [interactive, setInteractive] = useState(false);
  useEffect(() => {
    startTransition(() => setInteractive(true));
  }, []);
  return interactive;
}

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const label = LANGUAGES[metadata.language];
  const interactive = useInteractive();
  const isShort = !metadata.title && metadata.code.trimEnd().split('\n').length <= FEW_LINES;
  return (
    <Container
      as="div"
      role="group"
      aria-label={TEXTS.code(
        typeof metadata.title === 'string' ? metadata.title : (label ?? TEXTS.plainText),
      )}
      className={clsx(
        className,
        metadata.className,
        styles.block,
        isShort && styles.short,
        WRAPPED.has(metadata.language) && styles.wrapped,
      )}
    >
      <div className={styles.header}>
        {metadata.title && (
          <span className={styles.title}>
            <Title>{metadata.title}</Title>
          </span>
        )}
        {!isShort && label !== undefined && <span className={styles.language}>{label}</span>}
        <span className={styles.buttons}>
          {interactive && (
            <>
              {typeof metadata.title === 'string' && FILE.test(metadata.title) && (
                <button
                  type="button"
                  className={styles.download}
                  aria-label={TEXTS.downloadFile(metadata.title)}
                  onClick={() => download(metadata.title as string, metadata.code)}
                >
                  {TEXTS.download}
                </button>
              )}
              <WordWrapButton />
              <CopyButton />
            </>
          )}
        </span>
      </div>
      <div className={styles.content}>
        <Content />
      </div>
    </Container>
  );
}
