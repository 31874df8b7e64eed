import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import Button from '../../../ui/Button/index.tsx';
import {SETUP_GROUPS, type SetupGroup, setupGroups} from '../../../data/setup.ts';
import {type NamedValue, namedValues} from '../../../data/values.ts';
import {useChoice, useChoose} from '../../setup/index.ts';
import {findPlaces} from '../places.ts';
import {TEXTS} from '../texts.ts';

import type {Values} from './fill.ts';
import styles from './styles.module.css';
import {check} from './validate.ts';

export interface SetupFormProps {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly onClose: () => void;
}

/** The ids of the values that the code of a page has, as written or as filled in. */
export function valuesOnPage(page: Document): ReadonlySet<string> {
  const blocks = [...page.querySelectorAll('article pre code')];
  return new Set([
    ...blocks.flatMap((block) => findPlaces(block.textContent).map(({value}) => value.id)),
    ...blocks.flatMap((block) =>
      [...block.querySelectorAll<HTMLElement>('[data-own-value]')].map(
        ({dataset}) => dataset.ownValue ?? '',
      ),
    ),
  ]);
}

/** One choice for the whole site, as radio buttons. A guess is marked, not selected. */
function GroupField({group}: {readonly group: SetupGroup}): ReactNode {
  const name = useId();
  const choose = useChoose(group);
  const {value, chosen} = useChoice(group);
  const {label, values} = setupGroups[group];
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {Object.entries(values).map(([id, text]) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen && value === id}
            onChange={() => choose(id)}
          />
          {text}
          {!chosen && value === id && TEXTS.setup.guessed}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Platform, interface and named values. A choice, or a value that passes its check, shows in the page at
 * once.
 */
export default function SetupForm({values, onChange, onClose}: SetupFormProps): ReactNode {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<Values>(values);
  const [status, setStatus] = useState('');
  const [used] = useState(() => valuesOnPage(document));
  const forget = {platform: useChoose('platform'), interface: useChoose('interface')};
  const own = namedValues.filter((named) => used.has(named.id));
  const others = namedValues.filter((named) => !used.has(named.id));

  function focusFirst(): void {
    const radios = panel.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
    ([...radios].find((radio) => radio.checked) ?? radios[0])?.focus();
  }
  useEffect(focusFirst, []);

  function enter(name: string, text: string): void {
    setTyped({...typed, [name]: text});
    const named = namedValues.find((value) => value.id === name);
    if (named === undefined) return;
    const rest = Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
    const checked = text.trim() === '' ? undefined : check(named, text);
    onChange(checked?.ok === true ? {...rest, [name]: checked.value} : rest);
    setStatus('');
  }

  function field(named: NamedValue): ReactNode {
    const hint = `${id}${named.id}hint`;
    const text = typed[named.id] ?? '';
    const checked = text.trim() === '' ? undefined : check(named, text);
    const problem = checked?.ok === false ? checked.reason : undefined;
    return (
      <div key={named.id} className={styles.field}>
        <label htmlFor={id + named.id}>{named.label}</label>
        <input
          id={id + named.id}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={named.standard}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={hint}
          onChange={(event) => enter(named.id, event.target.value)}
        />
        {problem === undefined && (
          <span id={hint} className={styles.hint}>
            {named.hint}
          </span>
        )}
        {/* Only a problem is announced, not the hint that comes back when it is solved. */}
        <span aria-live="polite">
          {problem !== undefined && (
            <span id={hint} className={styles.problem}>
              {problem}
            </span>
          )}
        </span>
      </div>
    );
  }

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={`${id}title`}>
      <p className={styles.title} id={`${id}title`}>
        {TEXTS.setup.title}
      </p>
      <p className={styles.hint}>{TEXTS.setup.tabs}</p>
      {SETUP_GROUPS.map((group) => (
        <GroupField key={group} group={group} />
      ))}
      <p className={styles.subtitle}>{TEXTS.setup.values}</p>
      <p className={styles.hint}>{TEXTS.setup.valuesHint}</p>
      {own.length > 0 && <div className={styles.fields}>{own.map(field)}</div>}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{own.length > 0 ? TEXTS.setup.more : TEXTS.setup.others}</summary>
          <div className={styles.fields}>{others.map(field)}</div>
        </details>
      )}
      <div className={styles.buttons}>
        <Button primary onClick={onClose}>
          {TEXTS.setup.done}
        </Button>
        <Button
          onClick={() => {
            setTyped({});
            onChange({});
            SETUP_GROUPS.forEach((group) => forget[group](undefined));
            setStatus(TEXTS.setup.cleared);
            focusFirst();
          }}
        >
          {TEXTS.setup.clear}
        </Button>
        <span className={styles.hint} role="status">
          {status}
        </span>
      </div>
    </section>
  );
}
