import {wrap} from 'comlink';

import {knownErrors} from '../../data/known-errors/index.ts';

import {findErrors, type Findings} from './match.ts';

interface Finder {
  readonly worker: Worker;
  readonly find: (text: string) => Promise<Findings>;
  /** Rejects when the worker fails. */
  readonly failure: Promise<never>;
}

let finder: Finder | undefined;

function start(): Finder {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => worker.addEventListener('error', reject));
  // It may fail while nothing waits for it.
  failure.catch(() => undefined);
  return {worker, find: wrap<(text: string) => Findings>(worker), failure};
}

/** Searches in a worker, or on this thread where workers are not available (blocked, or a page opened as a file). */
export async function search(text: string): Promise<Findings> {
  let used: Finder | undefined;
  try {
    used = finder ??= start();
    return await Promise.race([used.find(text), used.failure]);
  } catch {
    used?.worker.terminate();
    // Another search that failed with it may have been followed by one with a new worker.
    if (finder === used) finder = undefined;
    return findErrors(text, knownErrors);
  }
}
