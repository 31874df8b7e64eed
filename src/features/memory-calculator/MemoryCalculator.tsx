import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';

import type {Load} from './advice.ts';
import {Answer, Details} from './Answer.tsx';
import {change, type Entry, presetOf, reset, START} from './entry.ts';
import {FitAnswer, FitTable} from './FitTable.tsx';
import {Form} from './Form.tsx';
import {type Reading, readEntry, readField} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';
import {useAddress} from './use-address.ts';

/** The form, and its last state in which all relevant fields were valid. */
interface State {
  readonly entry: Entry;
  readonly valid: Entry;
}

function next(state: State, entry: Entry): State {
  return {entry, valid: readEntry(entry).valid ? entry : state.valid};
}

/**
 * Estimates the memory of a deployment and says which hardware is large enough, or which models fit on the
 * hardware at hand. The page shows the answer for the first example before any script runs.
 */
export default function MemoryCalculator(): ReactNode {
  const id = useId();
  const ready = useIsBrowser();
  const [{entry, valid}, setState] = useState<State>({entry: START, valid: START});
  const update = (of: (entry: Entry) => Entry): void =>
    setState((state) => next(state, of(state.entry)));
  useAddress(entry, (read) => update(() => read));
  const reading = readEntry(entry);
  const stale = !reading.valid;
  const answered = stale ? valid : entry;
  return (
    <section className={styles.tool} data-markdown-ignore="" aria-label={TEXTS.region}>
      <noscript>
        <p>{TEXTS.withoutScript}</p>
      </noscript>
      <div role="status">
        {stale && <p className={styles.problem}>{TEXTS.stale}</p>}
        <Result entry={answered} reading={readEntry(answered)} stale={stale} />
      </div>
      <div className={clsx(styles.shell, !ready && styles.waiting)}>
        <Form
          id={id}
          entry={entry}
          reading={reading}
          onChange={(key, value) => update((current) => change(current, key, value))}
          onReset={() => update(reset)}
        />
        <p className={styles.share}>{TEXTS.share}</p>
      </div>
      <Tables entry={answered} reading={readEntry(answered)} stale={stale} />
    </section>
  );
}

interface ResultProps {
  readonly entry: Entry;
  readonly reading: Reading;
  readonly stale: boolean;
}

function loadOf(entry: Entry): Load {
  const {number: requests = 1} = readField('requests', entry.requests);
  return {requests, cacheBits: Number(entry.cacheBits)};
}

function Result({entry, reading, stale}: ResultProps): ReactNode {
  const {request, machine} = reading;
  if (entry.mode === 'card') {
    return machine && <FitAnswer machine={machine} load={loadOf(entry)} stale={stale} />;
  }
  return (
    request && (
      <Answer
        request={request}
        machine={machine}
        preset={presetOf(entry.model)}
        tooLong={reading.tooLong}
        stale={stale}
      />
    )
  );
}

function Tables({entry, reading, stale}: ResultProps): ReactNode {
  const {request, machine} = reading;
  return (
    <div className={stale ? styles.stale : undefined}>
      {entry.mode === 'card'
        ? machine && <FitTable machine={machine} load={loadOf(entry)} />
        : request && <Details request={request} />}
    </div>
  );
}
