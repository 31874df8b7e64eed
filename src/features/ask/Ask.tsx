import {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import Markdown from './Markdown.tsx';
import {messages, NO_ANSWER, type Source} from './prompt.ts';
import {type FoundPages, MOST_PAGES, retrieve} from './retrieve.ts';
import type {AskSettings} from './settings.ts';
import {AskError, askModel} from './stream.ts';

import styles from './styles.module.css';
import {FAILURES, STATUS, TEXTS} from './texts.ts';

declare const KW_ASK: AskSettings | false;

interface Props {
  readonly question: string;
  readonly siteBase: string;
  /** The release that is searched, in words. */
  readonly release: string;
  /** Searches all areas of that release for the question, and returns at most so many pages. */
  readonly search: (limit: number) => Promise<FoundPages>;
}

interface State {
  readonly kind: keyof typeof STATUS;
  /** The answer so far. */
  readonly text: string;
  readonly sources: readonly Source[];
  readonly reason: string;
}

const IDLE: State = {kind: 'idle', text: '', sources: [], reason: ''};

/** The model says that the sections do not answer; whatever it adds, and however that ends, is of no use. */
const isNone = (text: string): boolean => text.trim().startsWith(NO_ANSWER);

/** The sections for a question. */
async function read(search: Props['search'], signal: AbortSignal): Promise<Source[]> {
  const found = await search(MOST_PAGES).catch(() => {
    throw new AskError(FAILURES.noSearch);
  });
  signal.throwIfAborted();
  const sources = await retrieve(found, (address) =>
    fetch(address, {signal})
      .then((response) => (response.ok ? response.text() : undefined))
      // Without this section. A transfer can break after the headers, too.
      .catch(() => undefined),
  );
  signal.throwIfAborted();
  return sources;
}

/** Asks the operator's model for an answer from the sections that the search found. */
export default function Ask({question, siteBase, release, search}: Props): ReactNode {
  const [state, setState] = useState<State>(IDLE);
  const running = useRef<AbortController | undefined>(undefined);
  const heading = useId();
  const settings = KW_ASK || {model: '', date: ''};

  // Another question, release or page makes the running request useless, and its answer wrong.
  useEffect(() => {
    setState(IDLE);
    return () => {
      running.current?.abort();
      // The rejection comes after this, and would show what it has read as an answer that the reader stopped.
      running.current = undefined;
    };
  }, [question, release]);

  async function ask(): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const {signal} = abort;
    let text = '';
    let sources: readonly Source[] = [];
    setState({...IDLE, kind: 'reading'});
    try {
      sources = await read(search, signal);
      if (sources.length === 0) {
        setState({...IDLE, kind: 'none'});
        return;
      }
      setState({...IDLE, kind: 'answering', sources});
      text = await askModel({
        address: `${siteBase}llm/chat/completions`,
        model: settings.model,
        messages: messages(question, sources),
        signal,
        onText(so) {
          text = so;
          // The "no answer" marker is not shown, nor what may still become it, nor what follows it.
          if (!isNone(so) && !NO_ANSWER.startsWith(so.trim()))
            setState({...IDLE, kind: 'answering', text, sources});
        },
      });
      setState(
        isNone(text) ? {...IDLE, kind: 'none', sources} : {...IDLE, kind: 'done', text, sources},
      );
    } catch (error) {
      if (running.current !== abort) return;
      if (isNone(text)) setState({...IDLE, kind: 'none', sources});
      else if (signal.aborted) setState({...IDLE, kind: 'stopped', text, sources});
      else {
        const reason = error instanceof Error ? error.message : String(error);
        setState({kind: 'failed', text, sources, reason});
      }
    }
  }

  const busy = state.kind === 'reading' || state.kind === 'answering';
  const {text, sources} = state;
  return (
    <section className={styles.ask} aria-labelledby={heading}>
      <div className={styles.bar}>
        <div>
          <h2 id={heading}>{TEXTS.title}</h2>
          <p className={styles.about}>{TEXTS.about(settings.model, release, settings.date)}</p>
        </div>
        {busy ? (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => running.current?.abort()}
          >
            {TEXTS.stop}
          </button>
        ) : (
          <button type="button" className="button button--primary" onClick={() => void ask()}>
            {state.kind === 'idle' ? TEXTS.ask : TEXTS.again}
          </button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {STATUS[state.kind]}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          {state.reason}
        </p>
      )}
      <div className={styles.reply}>
        {text !== '' && (
          <div className={styles.answer} aria-busy={busy}>
            <Markdown text={text} sources={sources} />
          </div>
        )}
        {sources.length > 0 && (
          <div className={styles.sources}>
            <h3>{TEXTS.sources}</h3>
            <ol>
              {sources.map(({number, title, address, text: passage}) => (
                <li key={number}>
                  <a href={address}>{title}</a>
                  <details>
                    <summary>{TEXTS.passage}</summary>
                    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
                    <pre tabIndex={0}>{passage}</pre>
                  </details>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
