import clsx from 'clsx';
import type {ReactNode} from 'react';

import {COLUMNS, type Load, nameOf, whatFits} from './advice.ts';
import {Dash} from './Dash.tsx';
import {showContext, showCount} from './numbers.ts';
import type {Machine} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

interface FitTableProps {
  readonly machine: Machine;
  readonly load: Load;
  readonly stale: boolean;
}

/** The answer to "what fits on my hardware?" in one sentence. */
export function fitInShort({machine, load}: Omit<FitTableProps, 'stale'>): string {
  const rows = whatFits(machine, load);
  const fitting = rows.filter(({contexts}) => contexts.some((context) => context > 0));
  return TEXTS.fitSummary(showCount(fitting.length), showCount(rows.length), nameOf(machine));
}

/** The answer to "what fits on my hardware?". */
export function FitAnswer({stale, ...fit}: FitTableProps): ReactNode {
  return (
    <div className={clsx(styles.answer, stale && styles.stale)}>
      <p className={styles.summary}>
        <strong>{fitInShort(fit)}</strong>
      </p>
    </div>
  );
}

/** Every known model with the longest context in each format. */
export function FitTable({machine, load}: Omit<FitTableProps, 'stale'>): ReactNode {
  return (
    <div className={styles.tables}>
      <table className={styles.full}>
        <caption>{TEXTS.fitTable(nameOf(machine))}</caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.fields.model}</th>
            {COLUMNS.map(({id, label}) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {whatFits(machine, load).map(({preset, contexts}) => (
            <tr key={preset.id}>
              <th scope="row">{preset.label}</th>
              {contexts.map((context, index) => (
                <td key={COLUMNS[index]?.id} className={context > 0 ? styles.fits : styles.no}>
                  {context > 0 ? showContext(context) : <Dash />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.basis}>{TEXTS.fitHint}</p>
    </div>
  );
}
