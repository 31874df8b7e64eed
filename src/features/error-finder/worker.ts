import {knownErrors} from '../../data/known-errors/index.ts';

import {findErrors} from './match.ts';

/** Searches off the main thread, so the page stays responsive whatever was pasted. */
self.addEventListener('message', (event: MessageEvent<string>) =>
  self.postMessage(findErrors(event.data, knownErrors)),
);
