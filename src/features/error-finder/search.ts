import {knownErrors} from '../../data/known-errors/index.ts';

import {findErrors, type Findings} from './match.ts';
import type {Reply, Request} from './worker.ts';

let worker: Worker | undefined;
let requests = 0;

/** Searches in a worker, or on this thread where workers are not available (blocked, or a page opened as a file). */
export async function search(text: string): Promise<Findings> {
  let used: Worker | undefined;
  try {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url));
    used = worker;
    return await ask(used, text);
  } catch {
    used?.terminate();
    // Another search that failed with it may have been followed by one with a new worker.
    if (worker === used) worker = undefined;
    return findErrors(text, knownErrors);
  }
}

/** Several searches can wait for the same worker: each takes its own reply, and all fail with the worker. */
function ask(to: Worker, text: string): Promise<Findings> {
  const id = (requests += 1);
  const settled = new AbortController();
  const {signal} = settled;
  return new Promise<Findings>((resolve, reject) => {
    to.addEventListener(
      'message',
      ({data}: MessageEvent<Reply>) => {
        if (data.id === id) resolve(data.findings);
      },
      {signal},
    );
    to.addEventListener('error', () => reject(new Error('The worker failed.')), {signal});
    to.postMessage({id, text} satisfies Request);
  }).finally(() => settled.abort());
}
