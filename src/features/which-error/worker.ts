import {faults} from '../../data/faults/index.ts';

import {findFaults} from './match.ts';

/** Searches off the main thread, so that the page stays responsive whatever was pasted. */
self.addEventListener('message', (event: MessageEvent<string>) => {
  self.postMessage(findFaults(event.data, faults));
});
