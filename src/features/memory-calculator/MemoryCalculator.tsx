import {type ReactNode, useId, useState} from 'react';

import {hardwareClasses, type Preset, presets, weightFormats} from '../../data/sizing.ts';

import {estimate, judge, showRange, type Verdict} from './estimate.ts';
import {type Entry, emptyEntry, toRequest} from './entry.ts';
import styles from './styles.module.css';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  fits: 'Fits',
  tight: 'Tight',
  'too large': 'Too large',
};
const CLASSES: Readonly<Record<Verdict, string | undefined>> = {
  fits: styles.fits,
  tight: styles.tight,
  'too large': styles.tooLarge,
};

const START = presets.find(({id}) => id === 'llama-2-7b');

function entryOf(preset: Preset, entry: Entry): Entry {
  return {
    ...entry,
    preset: preset.id,
    billions: String(preset.billions),
    format: preset.format,
    perToken: preset.cache === undefined ? '' : String(preset.cache),
    layers: '',
    kvHeads: '',
    headDimension: '',
  };
}

/**
 * Estimates the memory of a deployment and says which documented hardware holds it. The page shows one
 * worked example before any script runs.
 */
export default function WillItFit(): ReactNode {
  const id = useId();
  const [entry, setEntry] = useState<Entry>(START ? entryOf(START, emptyEntry) : emptyEntry);
  const request = toRequest(entry);
  const result = request === undefined ? undefined : estimate(request);
  const smallest =
    result && hardwareClasses.find((hardware) => judge(result.total, hardware) === 'fits');

  const field = (key: keyof Entry, label: string, unit: string, step = '1'): ReactNode => (
    <div className={styles.row}>
      <label htmlFor={id + key}>{label}</label>
      <span className={styles.input}>
        <input
          id={id + key}
          type="number"
          inputMode="decimal"
          min="0"
          step={step}
          value={entry[key]}
          aria-describedby={`${id}${key}unit`}
          onChange={(event) => {
            const custom = key === 'billions' || key === 'perToken' ? {preset: ''} : {};
            setEntry({...entry, ...custom, [key]: event.target.value});
          }}
        />
        <span id={`${id}${key}unit`}>{unit}</span>
      </span>
    </div>
  );
  const choice = (
    key: keyof Entry,
    label: string,
    options: readonly {readonly id: string; readonly label: string}[],
  ): ReactNode => (
    <div className={styles.row}>
      <label htmlFor={id + key}>{label}</label>
      <select
        id={id + key}
        value={entry[key]}
        onChange={(event) => {
          const preset = presets.find((one) => key === 'preset' && one.id === event.target.value);
          setEntry(preset ? entryOf(preset, entry) : {...entry, [key]: event.target.value});
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );

  return (
    <section className={styles.tool} aria-label="Will it fit">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <fieldset className={styles.group}>
          <legend>Model</legend>
          {choice('preset', 'Start from', [{id: '', label: 'My own numbers'}, ...presets])}
          {field('billions', 'Parameters', 'billion', 'any')}
          {choice('format', 'Weights', weightFormats)}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Load</legend>
          {field('context', 'Context length', 'tokens')}
          {field('requests', 'Requests at once', 'sequences')}
          {choice('cacheBits', 'Numbers in the cache', [
            {id: '16', label: '16 bit'},
            {id: '8', label: '8 bit'},
          ])}
        </fieldset>
        <fieldset className={styles.wide}>
          <legend>Cache of one token, if you know it</legend>
          <div className={styles.fields}>
            {field('perToken', 'At 16 bit', 'KiB', 'any')}
            <p className={styles.or}>or, from the model’s config.json</p>
            {field('layers', 'Layers', '')}
            {field('kvHeads', 'KV heads', '')}
            {field('headDimension', 'Head dimension', '')}
          </div>
        </fieldset>
      </form>

      {request === undefined || result === undefined ? (
        <p className={styles.problem} role="status">
          Enter parameters, context length and requests as numbers above zero.
        </p>
      ) : (
        <>
          <p className={styles.summary} role="status">
            <strong>{showRange(result.total)}</strong>
            {smallest === undefined
              ? ': no documented hardware surely holds it.'
              : `. The smallest that surely holds it: ${smallest.label}.`}
          </p>
          <p className={styles.basis}>
            {`${entry.billions} billion parameters, ${
              weightFormats.find((format) => format.id === entry.format)?.label ?? ''
            }, ${entry.requests} × ${entry.context} tokens, cache at ${entry.cacheBits} bit.`}
            {request.perToken === undefined &&
              ' The cache of one token is not known: the range spans the three models for which it is documented.'}
          </p>
          <div className={styles.tables}>
            <table>
              <caption>Memory</caption>
              <thead>
                <tr>
                  <th scope="col">Part</th>
                  <th scope="col">Size</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Weights</th>
                  <td>{showRange(result.weights)}</td>
                </tr>
                <tr>
                  <th scope="row">Cache</th>
                  <td>{showRange(result.cache)}</td>
                </tr>
                <tr>
                  <th scope="row">Headroom</th>
                  <td>{showRange(result.headroom)}</td>
                </tr>
                <tr className={styles.total}>
                  <th scope="row">Together</th>
                  <td>{showRange(result.total)}</td>
                </tr>
              </tbody>
            </table>
            <table>
              <caption>Hardware</caption>
              <thead>
                <tr>
                  <th scope="col">Machine</th>
                  <th scope="col">Verdict</th>
                </tr>
              </thead>
              <tbody>
                {hardwareClasses.map((hardware) => {
                  const verdict = judge(result.total, hardware);
                  return (
                    <tr key={hardware.id}>
                      <th scope="row">{hardware.label}</th>
                      <td className={CLASSES[verdict]}>{VERDICTS[verdict]}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
