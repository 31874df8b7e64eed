import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Entry} from './entry.ts';
import {echo, type NumberField, readField, type Rule, RULES} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/** What a field needs from its form. */
export interface FieldProps {
  /** Prefix of the element ids. */
  readonly id: string;
  readonly entry: Entry;
  readonly onChange: (key: keyof Entry, value: string) => void;
}

interface NumberInputProps extends FieldProps {
  readonly name: NumberField;
  /** Shown below the field instead of the value that was read. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  /** Id of a message about several fields. */
  readonly message?: string | undefined;
}

/** The keypads of phones have no letters, so a field whose units differ in size needs all keys. */
function keypadOf({whole, units = {}}: Rule): 'numeric' | 'decimal' | undefined {
  if (new Set(Object.values(units)).size > 1) return undefined;
  return whole ? 'numeric' : 'decimal';
}

/** A number as text, with the value that was read or what is wrong below it. */
export function NumberInput(props: NumberInputProps): ReactNode {
  const {id, entry, onChange, name, hint, disabled = false, message} = props;
  const {problem} = disabled ? {} : readField(name, entry[name]);
  const said = problem ?? hint ?? echo(name, entry);
  const field = `${id}-${name}`;
  return (
    <div className={styles.row}>
      <label htmlFor={field}>{TEXTS.fields[name]}</label>
      <input
        id={field}
        type="text"
        inputMode={keypadOf(RULES[name])}
        autoComplete="off"
        spellCheck={false}
        maxLength={16}
        value={entry[name]}
        disabled={disabled}
        aria-invalid={problem !== undefined}
        aria-describedby={clsx(`${field}-said`, message)}
        onChange={(event) => onChange(name, event.target.value)}
      />
      <span
        id={`${field}-said`}
        className={clsx(styles.said, problem !== undefined && styles.problem)}
      >
        {said}
      </span>
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  readonly name: Exclude<keyof typeof TEXTS.fields, NumberField>;
  readonly options: readonly {readonly id: string; readonly label: string}[];
  /** Shown below the list. */
  readonly hint?: string | undefined;
}

/** A list to choose from. */
export function Choice({id, entry, onChange, name, options, hint}: ChoiceProps): ReactNode {
  const field = `${id}-${name}`;
  return (
    <div className={styles.row}>
      <label htmlFor={field}>{TEXTS.fields[name]}</label>
      <select
        id={field}
        value={entry[name]}
        aria-describedby={hint && `${field}-said`}
        onChange={(event) => onChange(name, event.target.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <span id={`${field}-said`} className={styles.said}>
          {hint}
        </span>
      )}
    </div>
  );
}
