import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {type ReactNode, useCallback, useEffect, useId, useRef, useState} from 'react';

import Button from '../../ui/Button/index.tsx';

import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/** Fewest characters that count as a paste; typed text is searched only on request. */
const PASTED = 20;

/** Pixels that must be free below the summary: with less, no answer is visible, and the page scrolls to it. */
const ROOM = 160;

/** An answer and the text it is for. */
interface Answer {
  readonly log: string;
  readonly view: ReactNode;
}

/**
 * A field for log lines that answers with known errors. The catalog, the search and the view of its results
 * are fetched when the field is first used; nothing that is entered is sent or kept.
 */
export default function ErrorFinder(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [status, setStatus] = useState('');
  const [search, setSearch] = useState({count: 0, log: ''});
  const latest = useRef('');
  const result = useRef<HTMLParagraphElement>(null);
  const stale = answer !== undefined && answer.log !== text;

  const find = useCallback(async (log: string, quotes = true): Promise<void> => {
    setSearch(({count}) => ({count: count + 1, log}));
    latest.current = log;
    if (log.trim() === '') {
      setStatus(TEXTS.empty);
      setAnswer(undefined);
      field.current?.focus();
      return;
    }
    setStatus(TEXTS.searching);
    try {
      const {answerTo} = await import('./answer.tsx');
      const {summary, view} = await answerTo(log, quotes);
      // A later search may have started meanwhile.
      if (latest.current !== log) return;
      setStatus(summary);
      setAnswer({log, view});
    } catch {
      if (latest.current === log) setStatus(TEXTS.notLoaded);
    }
  }, []);

  // On a phone, the answer begins below the window, and the button would seem to do nothing.
  useEffect(() => {
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (answer !== undefined && top > window.innerHeight - ROOM) result.current?.scrollIntoView();
  }, [answer]);

  // The site search passes on what was typed there, after the `#`, which is never sent to a server.
  const {hash, key} = useLocation();
  const history = useHistory();
  const handedOver = useRef(new Set<string>());
  useEffect(() => {
    const handed = new URLSearchParams(hash.slice(1)).get('text');
    if (handed === null || handed === '') return;
    // The same text may be handed over twice. Back must not replace what was entered since.
    if (history.action !== 'PUSH' && handedOver.current.has(hash)) return;
    handedOver.current.add(hash);
    setText(handed);
    // Anybody can write such an address, and what it advises would be read as our words.
    void find(handed, false);
  }, [hash, key, history, find]);

  return (
    <section className={styles.tool} data-markdown-ignore="" aria-label={TEXTS.region}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void find(text);
        }}
      >
        <label className={styles.label} htmlFor={`${id}log`}>
          {TEXTS.field}
        </label>
        <p className={styles.hint} id={`${id}hint`}>
          {TEXTS.hint}
        </p>
        <textarea
          ref={field}
          id={`${id}log`}
          className={styles.field}
          aria-describedby={`${id}hint`}
          rows={9}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          wrap="off"
          value={text}
          onChange={(event) => {
            const log = event.target.value;
            setText(log);
            if (log.length - text.length >= PASTED) void find(log);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void find(text);
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" primary>
            {TEXTS.submit}
          </Button>
          <Button
            onClick={() => {
              latest.current = '';
              setText('');
              setAnswer(undefined);
              setStatus('');
              field.current?.focus();
            }}
          >
            {TEXTS.clear}
          </Button>
          <p ref={result} className={styles.status} role="status">
            {/* A new element for each search: the same answer twice is announced twice. */}
            <span key={search.count}>{stale && search.log !== text ? TEXTS.stale : status}</span>
          </p>
        </div>
      </form>
      <noscript>
        <p>
          <Interpolate values={{list: <Link to="/errors">{TEXTS.list}</Link>}}>
            {TEXTS.withoutScript}
          </Interpolate>
        </p>
      </noscript>
      <div className={clsx(stale && styles.stale)}>{answer?.view}</div>
    </section>
  );
}
