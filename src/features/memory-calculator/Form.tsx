import type {ReactNode} from 'react';

import {
  hardware,
  otherHardware,
  presets,
  type WeightFormat,
  weightFormats,
} from '../../data/sizing/index.ts';

import {ARCHITECTURE, countsOf, type Entry, formatOf, otherOf, presetOf} from './entry.ts';
import {Choice, type FieldProps, NumberInput} from './Fields.tsx';
import {type Reading, usesArchitecture} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

interface FormProps extends FieldProps {
  readonly reading: Reading;
  readonly onReset: () => void;
}

const MODES = ['model', 'card'] as const;
const CACHE_BITS = [16, 8].map((bits) => ({id: String(bits), label: TEXTS.bits(bits)}));

/** Some models are published in one format only. */
function formatsOf({model}: Entry): readonly WeightFormat[] {
  const preset = presetOf(model);
  return preset?.onlyFormat ? [formatOf(preset.format)] : weightFormats;
}

/** The fields of both questions. */
export function Form({reading, onReset, ...field}: FormProps): ReactNode {
  const {id, entry, onChange} = field;
  const model = entry.mode === 'model';
  const origin = presetOf(entry.from);
  return (
    <form
      className={styles.form}
      aria-label={TEXTS.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className={styles.modes}>
        <legend>{TEXTS.mode}</legend>
        {MODES.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name={`${id}-mode`}
              value={mode}
              checked={entry.mode === mode}
              onChange={() => onChange('mode', mode)}
            />
            {TEXTS.modes[mode]}
          </label>
        ))}
      </fieldset>
      {model && (
        <fieldset className={styles.group}>
          <legend>{TEXTS.groups.model}</legend>
          <Choice {...field} name="model" options={[...presets, {id: '', label: TEXTS.ownModel}]} />
          <NumberInput {...field} name="billions" />
          <Choice {...field} name="format" options={formatsOf(entry)} />
          <NumberInput
            {...field}
            name="fileSize"
            hint={entry.fileSize.trim() === '' ? TEXTS.unlisted : undefined}
          />
          {origin && (
            <p className={styles.changed}>
              <span id={`${id}-changed`}>{reading.changed}</span>{' '}
              <button
                type="button"
                aria-describedby={`${id}-changed`}
                onClick={() => {
                  // The button goes away with what it resets.
                  document.getElementById(`${id}-model`)?.focus();
                  onReset();
                }}
              >
                {TEXTS.reset(origin.label)}
              </button>
            </p>
          )}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{TEXTS.groups.load}</legend>
        {model && <NumberInput {...field} name="context" />}
        <NumberInput {...field} name="requests" />
        <Choice {...field} name="cacheBits" options={CACHE_BITS} />
      </fieldset>
      <HardwareFields {...field} />
      {model && <CacheFields {...field} partly={reading.partly} />}
    </form>
  );
}

function HardwareFields(field: FieldProps): ReactNode {
  const {entry} = field;
  const counts = countsOf(entry.card);
  const options = hardware.map(({id, label, example}) => ({id, label: `${label} (${example})`}));
  const smallest = entry.mode === 'model' ? [{id: '', label: TEXTS.smallestCard}] : [];
  return (
    <fieldset className={styles.group}>
      <legend>{TEXTS.groups.hardware}</legend>
      <Choice
        {...field}
        name="card"
        options={[...smallest, ...options, ...otherHardware]}
        hint={entry.card.startsWith('gpu-') ? TEXTS.smaller : undefined}
      />
      {otherOf(entry.card) && <NumberInput {...field} name="memory" />}
      {entry.card !== '' && counts.length > 1 && (
        <Choice
          {...field}
          name="cards"
          options={counts.map((count) => ({id: String(count), label: TEXTS.cardCount(count)}))}
        />
      )}
    </fieldset>
  );
}

function CacheFields({partly, ...field}: FieldProps & Pick<Reading, 'partly'>): ReactNode {
  const {id, entry} = field;
  const origin = presetOf(entry.from);
  return (
    <fieldset className={styles.wide}>
      <legend>{TEXTS.groups.cache}</legend>
      <p className={styles.or}>{TEXTS.eitherOr}</p>
      <NumberInput {...field} name="perToken" disabled={usesArchitecture(entry)} />
      {ARCHITECTURE.map((name) => {
        const kept = origin !== undefined && entry[name] === String(origin[name]);
        return (
          <NumberInput
            key={name}
            {...field}
            name={name}
            hint={kept ? TEXTS.fromPreset(origin.label) : undefined}
            message={partly && `${id}-partly`}
          />
        );
      })}
      {partly && (
        <p id={`${id}-partly`} className={styles.partly}>
          {partly}
        </p>
      )}
    </fieldset>
  );
}
