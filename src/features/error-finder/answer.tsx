import type {ReactNode} from 'react';

import Results, {entryOf} from './Results.tsx';
import {search} from './search.ts';
import {TEXTS} from './texts.ts';

/** Searches a log and returns what was found. */
export async function answerTo(log: string): Promise<{summary: string; view: ReactNode}> {
  const findings = await search(log);
  return {
    summary: TEXTS.summary(findings.matches.flatMap(({id}) => entryOf(id)?.title ?? [])),
    // A new answer starts with its parts closed and a new report.
    view: <Results key={log} findings={findings} log={log} />,
  };
}
