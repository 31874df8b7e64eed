import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

const THREADS = Math.min(availableParallelism(), 4);

interface Job {
  readonly svg: string;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: unknown) => void;
}
const waiting: Job[] = [];
let running = 0;

/** Renders an SVG as PNG, in another thread. Any number of calls may wait. Throws if it is not an SVG. */
export function renderPng(svg: string, font: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({svg, resolve, reject});
    if (running < THREADS) {
      running += 1;
      void workOff(font);
    }
  });
}

/** Renders what waits, and what arrives meanwhile. A thread that fails is replaced by the next. */
async function workOff(font: object): Promise<void> {
  let worker: Worker | undefined;
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
    try {
      worker ??= new Worker(path.join(__dirname, 'worker.mjs'), {workerData: font});
      worker.postMessage(job.svg);
      // Throws the error of the thread.
      const [png] = (await once(worker, 'message')) as [Uint8Array];
      job.resolve(Buffer.from(png.buffer));
    } catch (error) {
      job.reject(error);
      worker = undefined;
    }
  }
  // Immediately: drawings that arrive while the thread ends need another one.
  running -= 1;
  await worker?.terminate();
}
