import {knownErrors} from '../../data/known-errors/index.ts';

import {findErrors, type Findings} from './match.ts';

/** A text to search; the number tells the reply apart from those to other requests. */
export interface Request {
  readonly id: number;
  readonly text: string;
}

/** The findings for the request with the same number. */
export interface Reply {
  readonly id: number;
  readonly findings: Findings;
}

/** Searches off the main thread, so the page stays responsive whatever was pasted. */
self.addEventListener('message', ({data: {id, text}}: MessageEvent<Request>) =>
  self.postMessage({id, findings: findErrors(text, knownErrors)} satisfies Reply),
);
