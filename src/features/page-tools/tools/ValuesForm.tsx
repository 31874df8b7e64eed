import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import Button from '../../../ui/Button/index.tsx';
import {namedValues} from '../../../data/values.ts';

import type {Values} from './fill.ts';
import styles from './styles.module.css';
import {check} from './validate.ts';

export interface ValuesFormProps {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly onClose: () => void;
}

/** Fields for the named values. What passes its check shows at once in the page. */
export default function ValuesForm({values, onChange, onClose}: ValuesFormProps): ReactNode {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Values>(values);
  const [status, setStatus] = useState('');
  useEffect(() => {
    first.current?.focus();
  }, []);

  function enter(name: string, text: string): void {
    setTyped({...typed, [name]: text});
    const named = namedValues.find((value) => value.id === name);
    if (named === undefined) return;
    const others = Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
    const checked = text.trim() === '' ? undefined : check(named, text);
    onChange(checked?.ok === true ? {...others, [name]: checked.value} : others);
    setStatus('');
  }

  return (
    <section className={styles.panel} aria-labelledby={`${id}title`}>
      <p className={styles.title} id={`${id}title`}>
        Your values
      </p>
      <p className={styles.hint}>
        Commands and samples show them on every page, also when you copy or print. They are kept in
        this browser only. There is no field for passwords and tokens: they would lie here in plain
        text.
      </p>
      <div className={styles.fields}>
        {namedValues.map((named, index) => {
          const text = typed[named.id] ?? '';
          const checked = text.trim() === '' ? undefined : check(named, text);
          const problem = checked?.ok === false ? checked.reason : undefined;
          return (
            <div key={named.id} className={styles.field}>
              <label htmlFor={id + named.id}>{named.label}</label>
              <input
                ref={index === 0 ? first : undefined}
                id={id + named.id}
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={named.standard}
                value={text}
                aria-invalid={problem !== undefined}
                aria-describedby={`${id}${named.id}hint`}
                onChange={(event) => {
                  enter(named.id, event.target.value);
                }}
              />
              <span
                id={`${id}${named.id}hint`}
                className={problem === undefined ? styles.hint : styles.problem}
                aria-live="polite"
              >
                {problem ?? named.hint}
              </span>
            </div>
          );
        })}
      </div>
      <div className={styles.buttons}>
        <Button primary onClick={onClose}>
          Done
        </Button>
        <Button
          onClick={() => {
            setTyped({});
            onChange({});
            setStatus('All values are cleared.');
            first.current?.focus();
          }}
        >
          Clear all
        </Button>
        <span className={styles.hint} role="status">
          {status}
        </span>
      </div>
    </section>
  );
}
