import {knownErrors} from '../../data/known-errors/index.ts';

import {findErrors, type Findings} from './match.ts';

let worker: Worker | undefined;

/** Searches in a worker, or on this thread where workers are not available (blocked, or a page opened as a file). */
export async function search(text: string): Promise<Findings> {
  try {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url));
    return await ask(worker, text);
  } catch {
    worker?.terminate();
    worker = undefined;
    return findErrors(text, knownErrors);
  }
}

function ask(to: Worker, text: string): Promise<Findings> {
  return new Promise((resolve, reject) => {
    to.onmessage = (event: MessageEvent<Findings>) => resolve(event.data);
    to.onerror = () => reject(new Error('The worker failed.'));
    to.postMessage(text);
  });
}
