import {useLocation} from '@docusaurus/router';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import {announce} from '../../page-focus/index.ts';
import {useChoice} from '../../setup/index.ts';
import type {PageTools} from '../shell/context.ts';
import {TEXTS} from '../texts.ts';

import Checklist from './Checklist.tsx';
import {fillMarkdown, fillPlaces, type Values} from './fill.ts';
import MarkedCode from './MarkedCode.tsx';
import {type Progress, progressOf} from './progress.ts';
import SetupForm from './SetupForm.tsx';
import {
  followOtherTabs,
  keepSteps,
  keepValues,
  readSteps,
  readValues,
  type Steps,
} from './store.ts';
import styles from './styles.module.css';
import Tick from './Tick.tsx';

export type Panel = 'setup' | 'checklist';

export interface ToolsProps {
  readonly open: Panel | undefined;
  readonly onClose: () => void;
  /** Receives what code and lists of the page should do. */
  readonly onTools: (tools: PageTools) => void;
}

/** Code that copies the page's Markdown asks for the reader's values with this event on the document. */
export interface FillRequest {
  markdown: string;
}

/** The panels behind the two buttons, and their effect on the page. */
export default function Tools({open, onClose, onTools}: ToolsProps): ReactNode {
  const {pathname} = useLocation();
  const [values, setValues] = useState<Values>(readValues);
  const [ticked, setTicked] = useState(readSteps);
  const [progress, setProgress] = useState<Progress>();
  // Stored only when this reader changes something here: what comes from another tab is stored already.
  const unkept = useRef<Values>({});
  const fill = (next: Values): void => {
    setValues(next);
    keepValues(next);
  };
  const tick = useCallback((next: Steps): void => {
    setTicked(next);
    keepSteps(next);
  }, []);
  const {value: platform} = useChoice('platform');
  const {value: tool} = useChoice('interface');
  const prefix = `${pathname.replace(/\/$/, '')}#`;
  const started = Object.keys(ticked).some((key) => key.startsWith(prefix));
  const checklist = open === 'checklist' || started;

  const tools = useMemo<PageTools>(
    () => ({
      count: Object.keys(values).length,
      code: (code, language, draw) => {
        const filled = fillPlaces(code, language, values);
        // A block renders its code once; a new key makes it a new block.
        return filled.places.length === 0 ? undefined : (
          <MarkedCode key={filled.code} filled={filled}>
            {draw(filled.code)}
          </MarkedCode>
        );
      },
      step: (list, number) => {
        if (!checklist) return undefined;
        const key = `${prefix}${list}.${String(number)}`;
        const done = ticked[key] === true;
        const toggle = (): void => {
          const others = Object.entries(ticked).filter(([other]) => other !== key);
          tick(Object.fromEntries(done ? others : [...others, [key, true]]));
        };
        return {
          box: <Tick step={number} done={done} onToggle={toggle} />,
          className: [styles.step, done && styles.done].filter(Boolean).join(' '),
        };
      },
    }),
    [values, ticked, tick, checklist, prefix],
  );

  // Before the click is over: otherwise React resets the checkbox, and the reader would see the tick
  // disappear and come back.
  useLayoutEffect(() => onTools(tools), [tools, onTools]);
  useEffect(
    () =>
      followOtherTabs(
        () => setTicked(readSteps()),
        () => setValues(readValues()),
      ),
    [],
  );
  useEffect(() => {
    if (!checklist) return undefined;
    // The tabs react to a choice in their own update.
    const frame = requestAnimationFrame(() => {
      setProgress(progressOf((list, step) => ticked[`${prefix}${list}.${String(step)}`] === true));
    });
    return () => cancelAnimationFrame(frame);
  }, [checklist, ticked, prefix, platform, tool]);
  const known = useRef(false);
  useEffect(() => {
    if (progress === undefined) return;
    // Ticks from an earlier visit are announced only when the reader opens the checklist.
    if (known.current || open === 'checklist')
      announce(TEXTS.checklist.progress(progress.done, progress.total));
    known.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- closing the checklist changes no progress
  }, [progress?.done, progress?.total]);
  useEffect(() => {
    const answer = (event: Event): void => {
      const request = (event as CustomEvent<FillRequest>).detail;
      request.markdown = fillMarkdown(request.markdown, values);
    };
    document.addEventListener('kw:fill', answer);
    return () => document.removeEventListener('kw:fill', answer);
  }, [values]);

  useEffect(() => {
    if (open === undefined) return undefined;
    const close = (event: KeyboardEvent): void => {
      // Esc in the search box, a menu or a definition is about that, and must not move the reader up to the panel.
      const at = document.activeElement;
      const here = at === document.body || at?.closest(`.kw-page-tools, .${styles.panel}`);
      if (event.key === 'Escape' && !event.defaultPrevented && here) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onClose]);

  return (
    <>
      {open === 'setup' && (
        <SetupForm values={values} unkept={unkept} onChange={fill} onClose={onClose} />
      )}
      {open === 'checklist' && (
        <Checklist
          values={values}
          onReset={() => {
            const others = Object.entries(ticked).filter(([key]) => !key.startsWith(prefix));
            tick(Object.fromEntries(others));
          }}
          onClose={onClose}
        />
      )}
      {checklist && progress !== undefined && (
        <div className={styles.progress}>
          {TEXTS.checklist.progress(progress.done, progress.total)}
        </div>
      )}
    </>
  );
}
