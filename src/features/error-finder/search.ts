import {wrap} from 'comlink';

import {knownErrors} from '../../data/known-errors/index.ts';
import {inWorker} from '../../ui/worker/in-worker.ts';

import {findErrors, type Findings} from './match.ts';

type Find = (text: string) => Findings | Promise<Findings>;

const ask = inWorker<Find>(
  () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    return {worker, client: wrap<(text: string) => Findings>(worker)};
  },
  () => (text) => findErrors(text, knownErrors),
);

/** Searches in a worker, or on this thread where workers are not available (blocked, or a page opened as a file). */
export const search = (text: string): Promise<Findings> => ask((find) => find(text));
