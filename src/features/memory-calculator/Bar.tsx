import type {ReactNode} from 'react';

import {nameOf} from './advice.ts';
import {bytesOf, estimatePerCard, type Request} from './estimate.ts';
import {showSize} from './numbers.ts';
import type {Machine} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/** The high end of the range against what a model may take of one card or machine, as a bar with a legend. */
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
  // What the verdict "fits" allows, so that it never has headroom where the verdict is another.
  const limit = memory * machine.hardware.share[0];
  const rest = limit - total.high;
  const parts = [
    {name: 'weights', bytes: weights.high},
    {name: 'cache', bytes: cache.high},
    {name: 'overhead', bytes: overhead.high},
  ] as const;
  const last = rest < 0 ? 'missing' : 'headroom';
  const title = TEXTS.barTitle(nameOf(machine));
  const legend = [
    ...parts,
    {name: last, bytes: Math.abs(rest)},
    {name: 'limit', bytes: limit},
  ] as const;
  const each = machine.cards > 1 ? TEXTS.onEach(machine.cards) : '';
  const label = legend.map(({name, bytes}) => `${TEXTS.parts[name]} ${showSize(bytes)}`).join(', ');
  const share = (bytes: number): string => `${((bytes / scale) * 100).toFixed(2)}%`;
  let end = 0;
  const drawn = parts.map(({name, bytes}) => {
    const start = end;
    end += bytes;
    return {name, x: share(start), width: share(bytes)};
  });
  return (
    <div>
      {/* A drawing, because the policy of the pages allows no style attributes. */}
      <svg className={styles.bar} role="img" aria-label={`${title}: ${each} ${label}.`}>
        {drawn.map(({name, x, width}) => (
          <rect key={name} className={styles[name]} x={x} width={width} height="100%" />
        ))}
        {rest < 0 && (
          <rect
            className={styles.missing}
            x={share(limit)}
            y="75%"
            width={share(-rest)}
            height="25%"
          />
        )}
        <line className={styles.limit} x1={share(limit)} x2={share(limit)} y1="0" y2="100%" />
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {each !== '' && <li>{each}</li>}
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
