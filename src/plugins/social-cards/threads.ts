import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

/** Threads at a time. */
const THREADS = Math.min(availableParallelism(), 4);
/**
 * Drawings that one thread renders. The renderer keeps the pixels of each, 3 MB, until garbage is collected,
 * and tells V8 nothing of them: in the thread of a build, which seldom collects, they add up to gigabytes. They
 * go with their thread.
 */
const PER_THREAD = 12;

interface Job {
  readonly svg: string;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: unknown) => void;
}
const waiting: Job[] = [];
let running = 0;

/**
 * Renders an SVG as PNG, in a thread of its own. As many as one likes may wait for theirs.
 *
 * @param svg the drawing
 * @param font the renderer's options for fonts
 * @throws Error of the renderer for what is no SVG
 */
export function renderPng(svg: string, font: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({svg, resolve, reject});
    if (running < THREADS) {
      running += 1;
      void workOff(font).finally(() => {
        running -= 1;
      });
    }
  });
}

/** Renders what waits, and what comes meanwhile, in one thread after the other. */
async function workOff(font: object): Promise<void> {
  while (waiting.length > 0) {
    const worker = new Worker(path.join(__dirname, 'worker.mjs'), {workerData: font});
    let healthy = true;
    for (let left = PER_THREAD; left > 0 && healthy; left -= 1) {
      const job = waiting.shift();
      if (!job) break;
      worker.postMessage(job.svg);
      try {
        // Throws what the thread fails with.
        const [png] = (await once(worker, 'message')) as [Uint8Array];
        job.resolve(Buffer.from(png.buffer));
      } catch (error) {
        job.reject(error);
        healthy = false;
      }
    }
    await worker.terminate();
  }
}
