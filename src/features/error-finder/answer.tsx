import type {ReactNode} from 'react';

import {knownErrors} from '../../data/known-errors/index.ts';
import {fill, readValues} from '../page-tools/index.ts';

import Results from './Results.tsx';
import {search} from './search.ts';
import {TEXTS} from './texts.ts';

const byId = new Map(knownErrors.map((entry) => [entry.id, entry]));

/** Searches a log and returns what was found. */
export async function answerTo(log: string): Promise<{summary: string; view: ReactNode}> {
  const findings = await search(log);
  const lookup = (id: string) => byId.get(id);
  const values = readValues();
  return {
    summary: TEXTS.summary(findings.matches.flatMap(({id}) => lookup(id)?.title ?? [])),
    view: (
      <Results
        // A new answer starts with its parts closed and a new report.
        key={log}
        findings={findings}
        log={log}
        lookup={lookup}
        fillIn={(code, language) => fill(code, language, values)}
      />
    ),
  };
}
