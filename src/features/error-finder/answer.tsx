import type {ReactNode} from 'react';

import Results from './Results.tsx';
import {search} from './search.ts';
import {TEXTS} from './texts.ts';

/**
 * Searches a log and returns what was found; without `quotes`, nothing that the log itself advises.
 */
export async function answerTo(
  log: string,
  quotes: boolean,
): Promise<{summary: string; view: ReactNode}> {
  const found = await search(log);
  const findings = quotes ? found : {...found, advice: []};
  return {
    summary: TEXTS.summary(
      findings.matches.flatMap(({id}) => findings.entries.get(id)?.title ?? []),
    ),
    // A new answer starts with its parts closed and a new report.
    view: <Results key={log} findings={findings} log={log} />,
  };
}
