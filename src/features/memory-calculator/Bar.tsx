import type {ReactNode} from 'react';

import {nameOf} from './advice.ts';
import {bytesOf, estimatePerCard, type Request} from './estimate.ts';
import {showSize} from './numbers.ts';
import type {Machine} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/** The high end of the range against the memory of one card or machine, as a bar with a legend. */
export function Bar({
  request,
  machine,
}: {
  readonly request: Request;
  readonly machine: Machine;
}): ReactNode {
  const {weights, cache, overhead, total} = estimatePerCard(request, machine.cards);
  const memory = bytesOf(machine.hardware);
  const scale = Math.max(memory, total.high);
  const rest = memory - total.high;
  const parts = [
    {name: 'weights', bytes: weights.high},
    {name: 'cache', bytes: cache.high},
    {name: 'overhead', bytes: overhead.high},
  ] as const;
  const last = rest < 0 ? 'missing' : 'headroom';
  const title = TEXTS.barTitle(nameOf(machine));
  const legend = [...parts, {name: last, bytes: Math.abs(rest)}] as const;
  const label = legend.map(({name, bytes}) => `${TEXTS.parts[name]} ${showSize(bytes)}`).join(', ');
  const percent = (bytes: number): string => `${String((bytes / scale) * 100)}%`;
  return (
    <div className={styles.chart}>
      <div className={styles.bar} role="img" aria-label={`${title}: ${label}.`}>
        {parts.map(({name, bytes}) => (
          <span key={name} className={styles[name]} style={{width: percent(bytes)}} />
        ))}
        {rest < 0 && <span className={styles.limit} style={{left: percent(memory)}} />}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map(({name, bytes}) => (
          <li key={name}>
            <span className={styles[name]} />
            {TEXTS.parts[name]} <strong>{showSize(bytes)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
