import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useState} from 'react';

import type {PageTools} from '../shell/context.ts';

import Checklist from './Checklist.tsx';
import {fill, fillMarkdown, type Values} from './fill.ts';
import {keepSteps, keepValues, readSteps, readValues} from './store.ts';
import Tick from './Tick.tsx';
import ValuesForm from './ValuesForm.tsx';

export type Panel = 'values' | 'checklist';

export interface ToolsProps {
  /** The panel that the reader has open. */
  readonly open: Panel | undefined;
  readonly onClose: () => void;
  /** Hears what code and lists of the page shall do. */
  readonly onTools: (tools: PageTools) => void;
}

/** A copy of the page's Markdown asks for the reader's values with this event on the document. */
export interface FillRequest {
  markdown: string;
}

/** The panels behind the two buttons, and what they mean for the page. */
export default function Tools({open, onClose, onTools}: ToolsProps): ReactNode {
  const {pathname} = useLocation();
  const [values, setValues] = useState<Values>(readValues);
  const [ticked, setTicked] = useState(readSteps);
  const prefix = `${pathname.replace(/\/$/, '')}#`;
  const started = Object.keys(ticked).some((key) => key.startsWith(prefix));
  const checklist = open === 'checklist' || started;

  const tools = useMemo<PageTools>(
    () => ({
      fill: (code, language) => fill(code, language, values),
      tick: (list, number) => {
        if (!checklist) return undefined;
        const key = `${prefix}${list}.${String(number)}`;
        const toggle = (): void => {
          const others = Object.entries(ticked).filter(([other]) => other !== key);
          const next = Object.fromEntries(ticked[key] ? others : [...others, [key, true]]);
          setTicked(next as Readonly<Record<string, true>>);
        };
        return <Tick step={number} done={ticked[key] === true} onToggle={toggle} />;
      },
    }),
    [values, ticked, checklist, prefix],
  );

  // Before the click is over: React takes back a tick that its state does not have by then, and the reader
  // would see it go out and come back.
  useLayoutEffect(() => {
    onTools(tools);
  }, [tools, onTools]);
  useEffect(() => {
    keepValues(values);
  }, [values]);
  useEffect(() => {
    keepSteps(ticked);
  }, [ticked]);
  useEffect(() => {
    const answer = (event: Event): void => {
      const request = (event as CustomEvent<FillRequest>).detail;
      request.markdown = fillMarkdown(request.markdown, values);
    };
    document.addEventListener('kw:fill', answer);
    return () => {
      document.removeEventListener('kw:fill', answer);
    };
  }, [values]);

  useEffect(() => {
    if (open === undefined) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
    };
  }, [open, onClose]);

  if (open === 'values')
    return <ValuesForm values={values} onChange={setValues} onClose={onClose} />;
  if (open !== 'checklist') return null;
  return (
    <Checklist
      values={values}
      done={Object.keys(ticked).filter((key) => key.startsWith(prefix)).length}
      onReset={() => {
        const others = Object.entries(ticked).filter(([key]) => !key.startsWith(prefix));
        setTicked(Object.fromEntries(others));
      }}
      onClose={onClose}
    />
  );
}
