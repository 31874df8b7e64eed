// Renders cards for threads.ts: an SVG comes as a message, its PNG goes back as one. Plain JavaScript, as Node
// starts a worker from a file without Docusaurus' loader of TypeScript.
import {parentPort, workerData} from 'node:worker_threads';

import {Resvg} from '@resvg/resvg-js';

parentPort.on('message', (svg) => {
  parentPort.postMessage(new Resvg(svg, {font: workerData}).render().asPng());
});
