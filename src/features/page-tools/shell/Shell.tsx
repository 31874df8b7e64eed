import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MDXProvider, useMDXComponents} from '@mdx-js/react';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import {labelOf} from '../../../data/setup.ts';
import {Feedback} from '../../feedback/index.ts';
import {useChoice} from '../../setup/index.ts';
import type {Panel} from '../tools/index.tsx';

import {codeWithValues, StepList} from './components.tsx';
import {PageToolsContext, type PageTools} from './context.ts';
import {SHELL_TEXTS} from './texts.ts';

type Loaded = typeof import('../tools/index.tsx');

export interface ShellProps {
  readonly children: ReactNode;
  /** The page has code with named values, or tabs of the reader's setup. */
  readonly setup: boolean;
  /** The page offers its numbered steps as a checklist. */
  readonly steps: boolean;
}

/** The only import of the tools, so that they are one chunk. */
function load(): Promise<Loaded> {
  return import(/* webpackChunkName: "page-tools" */ '../tools/index.tsx');
}

function used(): boolean {
  return ['kamiwaza.values', 'kamiwaza.steps'].some((key) => createStorageSlot(key).get() !== null);
}

/**
 * Wraps the content of pages with commands, tabs or steps. It has only two buttons; everything behind them is
 * fetched on first use, or at once for readers who have used it before.
 */
export default function Shell({children, setup, steps}: ShellProps): ReactNode {
  const {code} = useMDXComponents();
  const isBrowser = useIsBrowser();
  const [loaded, setLoaded] = useState<Loaded>();
  const components = useMemo(
    () => ({
      code: codeWithValues(code as ComponentType<ComponentProps<'code'>>),
      ol: StepList,
    }),
    [code],
  );
  const [tools, setTools] = useState<PageTools>();
  const [open, setOpen] = useState<Panel>();
  const opener = useRef<HTMLButtonElement | null>(null);

  const [failed, setFailed] = useState(false);
  const platform = useChoice('platform');
  const tool = useChoice('interface');
  const count = tools?.count ?? 0;
  const set = [
    platform.chosen && labelOf('platform', platform.value ?? ''),
    tool.chosen && labelOf('interface', tool.value ?? ''),
    count > 0 && (count === 1 ? '1 value' : `${String(count)} values`),
  ].filter((part) => typeof part === 'string');

  useEffect(() => {
    // The reader did not ask for it, so no message: without the tools the page shows its own text.
    if (used()) void load().then(setLoaded, () => undefined);
  }, []);

  function show(panel: Panel): void {
    setOpen(open === panel ? undefined : panel);
    setFailed(false);
    if (loaded !== undefined) return;
    load().then(setLoaded, () => {
      setOpen(undefined);
      setFailed(true);
    });
  }

  const button = (panel: Panel, text: string, active: boolean): ReactNode => (
    <button
      type="button"
      className={active ? 'kw-pill kw-pill--set' : 'kw-pill'}
      // Without scripts the buttons do nothing, so src/css/chrome.css hides them.
      disabled={!isBrowser}
      aria-expanded={open === panel}
      onClick={(event) => {
        opener.current = event.currentTarget;
        show(panel);
      }}
    >
      {text}
    </button>
  );

  return (
    <>
      <p className="kw-page-tools" role="group" aria-label={SHELL_TEXTS.tools}>
        {setup &&
          button(
            'setup',
            [SHELL_TEXTS.setup, set.join(' · ')].filter(Boolean).join(': '),
            set.length > 0,
          )}
        {/* A space that is no line of its own when the buttons are hidden. */}
        {setup && steps && ' '}
        {steps && button('checklist', SHELL_TEXTS.checklist, false)}
        <span role="status">{failed && ` ${SHELL_TEXTS.failed}`}</span>
      </p>
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
      <Feedback />
    </>
  );
}
