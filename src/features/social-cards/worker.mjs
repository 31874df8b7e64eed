// Renders cards for threads.ts: receives an SVG as a message and returns its PNG as one. Plain JavaScript,
// because Node starts workers without Docusaurus's TypeScript loader.
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {parentPort, workerData} from 'node:worker_threads';

import {Resvg} from '@resvg/resvg-js';

/**
 * Drawings after which garbage is collected. The renderer keeps the pixels of each, 3 MB, until then, and
 * does not report them to V8: in a thread with little else to collect they add up to gigabytes.
 */
const PER_COLLECTION = 12;

// A thread can't be started with this flag, but a context created after setting it has `gc`.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

let drawn = 0;
parentPort.on('message', (svg) => {
  parentPort.postMessage(new Resvg(svg, {font: workerData}).render().asPng());
  drawn += 1;
  if (drawn % PER_COLLECTION === 0) collectGarbage();
});
