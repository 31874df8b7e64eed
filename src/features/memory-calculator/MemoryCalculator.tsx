import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';

import {Answer, answerInShort, Details} from './Answer.tsx';
import {change, type Entry, formatOf, changedFormat, reset, START} from './entry.ts';
import {FitAnswer, fitInShort, FitTable} from './FitTable.tsx';
import {Form} from './Form.tsx';
import {readEntry, readField} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';
import {useAddress} from './use-address.ts';
import {useSpoken} from './use-spoken.ts';

/** The form, and for each question its last state in which all relevant fields were valid. */
interface State {
  readonly entry: Entry;
  readonly valid: Readonly<Record<Entry['mode'], Entry>>;
  /** The fields that were left out of the address that was read last. */
  readonly ignored?: readonly string[] | undefined;
  /** The format of the weights that the chosen model brought, if it differs from the one before. */
  readonly newFormat?: string | undefined;
}

function next(state: State, entry: Entry): State {
  const valid = readEntry(entry).valid ? {...state.valid, [entry.mode]: entry} : state.valid;
  return {entry, valid};
}

/**
 * Estimates the memory of a deployment and says which hardware is large enough, or which models fit on the
 * hardware at hand. The page shows the answer for the first example before any script runs.
 */
export default function MemoryCalculator(): ReactNode {
  const id = useId();
  const ready = useIsBrowser();
  const [{entry, valid, ignored, newFormat}, setState] = useState<State>({
    entry: START,
    valid: {model: START, card: change(START, 'mode', 'card')},
  });
  const update = (of: (entry: Entry) => Entry): void =>
    setState((state) => {
      const changed = of(state.entry);
      return {
        ...next(state, changed),
        newFormat: changedFormat(state.entry, changed, state.newFormat),
      };
    });
  useAddress(entry, (read) =>
    setState((state) => ({...next(state, read.entry), ignored: read.ignored})),
  );
  const reading = readEntry(entry);
  const [wrong] = reading.wrong;
  const stale = !reading.valid;
  const answered = stale ? valid[entry.mode] : entry;
  const {request, machine, facts: preset} = stale ? readEntry(answered) : reading;
  const {number: requests = 1} = readField('requests', answered.requests);
  const load = {requests, cacheBits: Number(answered.cacheBits)};
  const isCard = answered.mode === 'card';
  const answer = isCard
    ? machine && fitInShort({machine, load})
    : request && answerInShort({request, machine, preset});
  const notices = [
    ignored && TEXTS.incomplete(ignored),
    entry.mode === 'model' &&
      newFormat !== undefined &&
      TEXTS.weightsNow(formatOf(newFormat).label),
    entry.mode === 'model' && reading.changed,
    entry.mode === 'model' && reading.partly,
  ];
  const spoken = useSpoken(
    wrong ? TEXTS.wrong(wrong.label, wrong.problem) : (answer ?? ''),
    notices.filter(Boolean).join('\n'),
  );
  return (
    <section className={styles.tool} data-markdown-ignore="" aria-label={TEXTS.region}>
      <noscript>
        <p>{TEXTS.withoutScript}</p>
      </noscript>
      <p className="kw-spoken" role="status">
        {spoken}
      </p>
      <div role="group" aria-label={TEXTS.answer}>
        {ignored && <p className={styles.problem}>{TEXTS.incomplete(ignored)}</p>}
        {stale && (
          <p className={styles.problem}>
            {TEXTS.stale(reading.wrong.map(({label}) => label).join(', '))}
          </p>
        )}
        {isCard
          ? machine && <FitAnswer machine={machine} load={load} stale={stale} />
          : request && <Answer request={request} machine={machine} preset={preset} stale={stale} />}
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
      <div className={stale ? styles.stale : undefined}>
        {isCard
          ? machine && <FitTable machine={machine} load={load} />
          : request && <Details request={request} />}
      </div>
    </section>
  );
}
