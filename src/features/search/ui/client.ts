import * as Comlink from 'comlink';

import {inWorker} from '../../../ui/worker/in-worker.ts';
import {edition} from '../../offline-edition/index.ts';
import type {SearchEngine} from '../core/engine.ts';

import type {SearchWorker, WorkerOptions} from './worker.ts';

/** The worker's interface, as the page uses it. */
export type SearchClient = Pick<SearchEngine, 'fetchIndexes' | 'search'>;

/** Searches in a worker, or on the page's own thread with the same code. */
function connect(options: WorkerOptions): SearchClient {
  let inPage: SearchClient | undefined;
  const ask = inWorker<SearchClient>(
    () => {
      // A page from the file system may not start a worker.
      if (edition()) return undefined;
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search-worker'});
      return {worker, client: new (Comlink.wrap<typeof SearchWorker>(worker))(options)};
    },
    async () => {
      const module = await import('./worker.ts');
      return (inPage ??= new module.SearchWorker(options));
    },
  );
  return {
    fetchIndexes: (...args) => ask((client) => client.fetchIndexes(...args)),
    search: (...args) => ask((client) => client.search(...args)),
  };
}

let shared: SearchClient | undefined;

/**
 * The page's one search client; box and search page share its worker and its indexes. Only the options of the
 * first call are used.
 */
export function searchClient(options: WorkerOptions): SearchClient {
  shared ??= connect(options);
  return shared;
}
