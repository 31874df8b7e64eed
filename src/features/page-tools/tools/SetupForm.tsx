import {type MutableRefObject, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import Button from '../../../ui/Button/index.tsx';
import {SETUP_GROUPS, type SetupGroup, setupGroups} from '../../../data/setup.ts';
import {type NamedValue, namedValues} from '../../../data/values.ts';
import {announce} from '../../page-focus/index.ts';
import {useChoice, useChoose} from '../../setup/index.ts';
import {findPlaces} from '../places.ts';
import {TEXTS} from '../texts.ts';

import type {Values} from './fill.ts';
import styles from './styles.module.css';
import {check} from './validate.ts';

/** Longer than most pauses while typing, in ms: half an address is not wrong yet. */
const PAUSE = 700;

export interface SetupFormProps {
  readonly values: Values;
  /** What did not pass its check when the form was closed: shown again when it opens. */
  readonly unkept: MutableRefObject<Values>;
  readonly onChange: (values: Values) => void;
  readonly onClose: () => void;
}

/** The ids of the values that the code of a page has, as written or as filled in. */
function valuesOnPage(): ReadonlySet<string> {
  const blocks = [...document.querySelectorAll('article pre code')];
  const own = document.querySelectorAll<HTMLElement>('article pre code [data-own-value]');
  return new Set([
    ...blocks.flatMap((block) => findPlaces(block.textContent).map(({value}) => value.id)),
    ...[...own].map(({dataset}) => dataset.ownValue ?? ''),
  ]);
}

/** What is wrong with the text of a field; undefined if nothing is, or if it is empty. */
function problemOf(named: NamedValue, text = ''): string | undefined {
  const checked = text.trim() === '' ? undefined : check(named, text);
  return checked?.ok === false ? checked.reason : undefined;
}

/** What screen readers say about a field that the reader has filled in: what is wrong, or where its value shows. */
function spokenOf(named: NamedValue, text = ''): string {
  if (text.trim() === '') return '';
  const problem = problemOf(named, text);
  if (problem !== undefined) return TEXTS.setup.wrong(named.label, problem);
  const blocks = [...document.querySelectorAll('article pre')].filter(
    (block) =>
      block.closest('[hidden]') === null &&
      block.querySelector(`[data-own-value="${named.id}"]`) !== null,
  );
  return TEXTS.setup.shown(named.label, blocks.length);
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
export default function SetupForm({values, unkept, onChange, onClose}: SetupFormProps): ReactNode {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<Values>({...values, ...unkept.current});
  // What was typed when the reader last paused: only that is judged.
  const [judged, setJudged] = useState<Values>(typed);
  const [status, setStatus] = useState('');
  const [used] = useState(valuesOnPage);
  const forget = {platform: useChoose('platform'), interface: useChoose('interface')};
  const own = namedValues.filter((named) => used.has(named.id));
  const others = namedValues.filter((named) => !used.has(named.id));

  function focusFirst(): void {
    const radios = panel.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
    ([...radios].find((radio) => radio.checked) ?? radios[0])?.focus();
  }
  useEffect(focusFirst, []);
  useEffect(() => {
    const wrong = namedValues.filter((named) => problemOf(named, typed[named.id]) !== undefined);
    unkept.current = Object.fromEntries(wrong.map(({id: key}) => [key, typed[key] ?? '']));
  }, [typed, unkept]);
  useEffect(
    () => () => {
      const labels = namedValues.filter(({id: key}) => key in unkept.current);
      if (labels.length > 0)
        announce(TEXTS.setup.unkept(labels.map(({label}) => label).join(', ')));
    },
    [unkept],
  );
  useEffect(() => {
    if (typed === judged) return undefined;
    const timer = setTimeout(() => {
      setJudged(typed);
      const entered = namedValues.filter(({id: key}) => typed[key] !== judged[key]);
      const news = entered.map((named) => spokenOf(named, typed[named.id]));
      if (news.some(Boolean)) announce(news.filter(Boolean).join(' '));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, judged]);

  function enter(named: NamedValue, text: string): void {
    setTyped({...typed, [named.id]: text});
    const {[named.id]: _, ...rest} = values;
    const checked = text.trim() === '' ? undefined : check(named, text);
    onChange(checked?.ok === true ? {...rest, [named.id]: checked.value} : rest);
    setStatus('');
  }

  /** Closes the form, unless it has a text that is not kept: the focus goes there. */
  function finish(): void {
    const wrong = [...own, ...others].find((named) => problemOf(named, typed[named.id]));
    if (wrong === undefined) {
      onClose();
      return;
    }
    // Its description has to say what is wrong before it gets the focus.
    flushSync(() => setJudged(typed));
    const input = document.getElementById(id + wrong.id);
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  }

  function field(named: NamedValue): ReactNode {
    const hint = `${id}${named.id}hint`;
    const text = typed[named.id] ?? '';
    const problem = judged[named.id] === text ? problemOf(named, text) : undefined;
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
          onChange={(event) => enter(named, event.target.value)}
        />
        <span id={hint} className={problem === undefined ? styles.hint : styles.problem}>
          {problem ?? named.hint}
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
      <div role="group" aria-labelledby={`${id}values`} aria-describedby={`${id}valuesHint`}>
        <p className={styles.subtitle} id={`${id}values`}>
          {TEXTS.setup.values}
        </p>
        <p className={styles.hint} id={`${id}valuesHint`}>
          {TEXTS.setup.valuesHint}
        </p>
        {own.length > 0 && <div className={styles.fields}>{own.map(field)}</div>}
        {others.length > 0 && (
          <details className={styles.more}>
            <summary>{own.length > 0 ? TEXTS.setup.more : TEXTS.setup.others}</summary>
            <div className={styles.fields}>{others.map(field)}</div>
          </details>
        )}
      </div>
      <div className={styles.buttons}>
        <Button primary onClick={finish}>
          {TEXTS.setup.done}
        </Button>
        <Button
          onClick={() => {
            setTyped({});
            setJudged({});
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
