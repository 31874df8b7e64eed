import * as Comlink from 'comlink';

import {readText} from '../../offline-edition/index.ts';
import {MANIFEST, SearchEngine} from '../core/engine.ts';
import type {SearchGlobalData} from '../global-data.ts';

/** Milliseconds after which a request without an answer is aborted. */
const LOAD_TIMEOUT = 10_000;

/** Settings that the page sends to the worker once. */
export type WorkerOptions = Pick<SearchGlobalData, 'siteBase' | 'changing'>;

/** Reads a JSON file of this site, by its absolute path. */
async function readJson(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(LOAD_TIMEOUT);
  // The list is read again when files are gone: a cached one would name the same files.
  const cache = path.endsWith(MANIFEST) ? 'no-cache' : 'default';
  return JSON.parse(await readText(path, {signal, cache})) as unknown;
}

/** What runs in the worker: `fetchIndexes` loads, `search` answers. */
export class SearchWorker extends SearchEngine {
  constructor(options: WorkerOptions) {
    super({...options, read: readJson});
  }
}

// The same module serves as worker, as fallback inside the page, and in the tests.
if (typeof WorkerGlobalScope !== 'undefined' && globalThis instanceof WorkerGlobalScope) {
  Comlink.expose(SearchWorker);
}

declare const WorkerGlobalScope: {new (): object; prototype: object} | undefined;
