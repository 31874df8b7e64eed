import type {ReactNode} from 'react';

import {faults} from '../../data/faults/index.ts';

import Results from './Results.tsx';
import {search} from './search.ts';

/**
 * Searches a log and says what was found.
 *
 * @param log what the reader pasted
 * @returns one sentence for the status line, and the results to show
 */
export async function answerTo(log: string): Promise<{summary: string; view: ReactNode}> {
  const findings = await search(log);
  const titles = findings.matches.map(({id}) => faults.find((fault) => fault.id === id)?.title);
  const [best, ...others] = titles;
  const count =
    others.length === 0
      ? 'One documented cause fits'
      : `${String(titles.length)} documented causes fit, the likeliest first`;
  return {
    summary: best === undefined ? 'No documented error found.' : `${count}: ${best}.`,
    view: <Results findings={findings} />,
  };
}
