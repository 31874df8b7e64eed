import {MDXProvider, useMDXComponents} from '@mdx-js/react';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type {Panel} from '../tools/index.tsx';

import {PageToolsContext, type PageTools} from './context.ts';
import StepList from './StepList.tsx';
import styles from './styles.module.css';

type Loaded = typeof import('../tools/index.tsx');
type CodeProps = ComponentProps<'code'>;

export interface ShellProps {
  readonly children: ReactNode;
  /** The page has code with named values. */
  readonly values: boolean;
  /** The page has numbered steps. */
  readonly steps: boolean;
}

/** Blocks of code show the reader's values as soon as these are there. */
function withValues(Original: ComponentType<CodeProps>): ComponentType<CodeProps> {
  return function Code({children, ...props}: CodeProps) {
    const tools = useContext(PageToolsContext);
    const language = /language-(\S+)/.exec(props.className ?? '')?.[1];
    const isBlock = language !== undefined && typeof children === 'string';
    const filled = tools !== undefined && isBlock ? tools.fill(children, language) : undefined;
    if (filled === undefined || filled === children) {
      return <Original {...props}>{children}</Original>;
    }
    // A block draws its code once; with another one it is another block.
    return (
      <Original key={filled} {...props}>
        {filled}
      </Original>
    );
  };
}

/** One place that asks for the tools, so that they are one chunk. */
function load(): Promise<Loaded> {
  return import('../tools/index.tsx');
}

function used(): boolean {
  try {
    return ['kamiwaza.values', 'kamiwaza.steps'].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/**
 * Stands around the content of pages with commands or steps. It offers two buttons and nothing more:
 * everything behind them is fetched on first use, or at once for readers who have used it before.
 */
export default function Shell({children, values, steps}: ShellProps): ReactNode {
  const outer = useMDXComponents();
  const components = useMemo(
    () => ({
      code: withValues((outer.code ?? 'code') as ComponentType<CodeProps>),
      ol: StepList,
    }),
    [outer],
  );
  const [loaded, setLoaded] = useState<Loaded>();
  const [tools, setTools] = useState<PageTools>();
  const [open, setOpen] = useState<Panel>();
  const opener = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    if (used()) void load().then(setLoaded, () => undefined);
  }, []);

  const button = (panel: Panel, text: string): ReactNode => (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open === panel}
      onClick={(event) => {
        opener.current = event.currentTarget;
        setOpen(open === panel ? undefined : panel);
        if (loaded === undefined) void load().then(setLoaded, () => undefined);
      }}
    >
      {text}
    </button>
  );

  return (
    <>
      <div className={styles.bar} role="group" aria-label="Tools for this page">
        {values && button('values', 'Use your own values')}
        {steps && button('checklist', 'Checklist')}
      </div>
      {loaded !== undefined && (
        <loaded.default
          open={open}
          onClose={() => {
            setOpen(undefined);
            opener.current?.focus();
          }}
          onTools={setTools}
        />
      )}
      <PageToolsContext.Provider value={tools}>
        <MDXProvider components={components}>{children}</MDXProvider>
      </PageToolsContext.Provider>
    </>
  );
}
