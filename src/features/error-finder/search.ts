import {wrap} from 'comlink';

import {inWorker} from '../../ui/worker/in-worker.ts';
import {edition} from '../offline-edition/index.ts';

import type {Found} from './find.ts';

type Find = (log: string) => Found | Promise<Found>;

const ask = inWorker<Find>(
  () => {
    // A page from the file system may not start a worker.
    if (edition()) return undefined;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'errors-worker',
    });
    return {worker, client: wrap<(log: string) => Found>(worker)};
  },
  // The catalog is fetched for the page only if the worker does not have it.
  async () => (await import('./find.ts')).find,
);

/** Searches in a worker, or on this thread where workers are not available (blocked, or a page opened as a file). */
export const search = (log: string): Promise<Found> => ask((find) => find(log));
