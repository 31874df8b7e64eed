// Renders cards for threads.ts: an SVG comes as a message, its PNG goes back as one. Plain JavaScript, as Node
// starts a worker from a file without Docusaurus' loader of TypeScript.
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {parentPort, workerData} from 'node:worker_threads';

import {Resvg} from '@resvg/resvg-js';

/**
 * Drawings after which garbage is collected. The renderer keeps the pixels of each, 3 MB, until then, and tells V8
 * nothing of them: in a thread with little else to collect they add up to gigabytes.
 */
const PER_COLLECTION = 12;

// A thread can't be started with this flag; a context made after it was set has the collector.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

let drawn = 0;
parentPort.on('message', (svg) => {
  parentPort.postMessage(new Resvg(svg, {font: workerData}).render().asPng());
  drawn += 1;
  if (drawn % PER_COLLECTION === 0) collectGarbage();
});
