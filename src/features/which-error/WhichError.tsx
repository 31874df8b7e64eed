import {type ReactNode, useId, useRef, useState} from 'react';

import Button from '../../ui/Button/index.tsx';

import styles from './styles.module.css';

/** What a paste adds at least; typing is not searched until the reader asks for it. */
const PASTED = 20;

/**
 * A field for log lines that answers with documented causes. The list of faults, the search and the
 * view of its results are fetched when the field is first used; nothing that is entered is sent or kept.
 */
export default function WhichError(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<ReactNode>(null);
  const [status, setStatus] = useState('');

  async function find(log: string): Promise<void> {
    if (log.trim() === '') {
      setStatus('Paste something first.');
      field.current?.focus();
      return;
    }
    setStatus('Searching…');
    try {
      const {answerTo} = await import('./answer.tsx');
      const result = await answerTo(log);
      setStatus(result.summary);
      setAnswer(result.view);
    } catch {
      setStatus('The search could not be loaded. Reload the page, or use the tables below.');
    }
  }

  return (
    <section className={styles.tool} aria-label="Find the error">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void find(text);
        }}
      >
        <label className={styles.label} htmlFor={`${id}log`}>
          Log lines or error message
        </label>
        <p className={styles.hint} id={`${id}hint`}>
          Up to 200 KB. It is searched in this browser and goes nowhere else.
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
            Find the cause
          </Button>
          <Button
            onClick={() => {
              setText('');
              setAnswer(null);
              setStatus('');
              field.current?.focus();
            }}
          >
            Clear
          </Button>
          <p className={styles.status} role="status">
            {status}
          </p>
        </div>
      </form>
      <p className={styles.withoutScript}>
        The search field needs JavaScript. The tables below hold the same messages.
      </p>
      {answer}
    </section>
  );
}
