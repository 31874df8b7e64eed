import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import type {Found} from '../find.ts';

const A = 'RuntimeError: No CUDA GPUs are available';
const B = 'modprobe: ERROR: could not insert ‘nvidia’: Key was rejected by service';

/** The global object of the worker that runs `worker.ts`. */
class Scope extends EventTarget {
  postMessage = (data: unknown): number => replies.push(data);
}

/** Has what `search.ts` sends answered by `worker.ts`; the replies wait until the test delivers them. */
class FakeWorker extends EventTarget {
  terminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(data: unknown): void {
    scope.dispatchEvent(new MessageEvent('message', {data}));
  }
  terminate(): void {
    this.terminated = true;
  }
  reply(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

let scope: Scope;
let replies: unknown[];
let workers: FakeWorker[];
let search: (text: string) => Promise<Found>;

beforeEach(async () => {
  scope = new Scope();
  replies = [];
  workers = [];
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
  vi.stubGlobal('postMessage', scope.postMessage);
  vi.stubGlobal('Worker', FakeWorker);
  // Both modules have state: the one a worker, the other a listener.
  vi.resetModules();
  await import('../worker.ts');
  ({search} = await import('../search.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Comlink tells the other side when its proxy is collected, which may be in a later test, without these globals.
  for (const worker of workers) worker.postMessage = () => undefined;
});

const ids = ({matches}: Found): string[] => matches.map(({id}) => id);

it('gives each search its own findings, whichever is answered first', async () => {
  const both = [search(A), search(B)];
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  for (const reply of replies.reverse()) workers[0]?.reply(reply);
  expect((await Promise.all(both)).map(ids)).toEqual([['cuda-no-device'], ['nvidia-secure-boot']]);
  expect(workers).toHaveLength(1);
});

it('answers all that wait on this thread when the worker fails, and all later ones', async () => {
  const later = search(A).then(() => search(A));
  const other = search(B);
  workers[0]?.dispatchEvent(new Event('error'));
  expect(ids(await other)).toEqual(['nvidia-secure-boot']);
  expect(ids(await later)).toEqual(['cuda-no-device']);
  expect(workers.map(({terminated}) => terminated)).toEqual([true]);
});

it('answers on this thread where no worker can be started', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(ids(await search(A))).toEqual(['cuda-no-device']);
});

it('hands over the entries that its findings name, and no others', async () => {
  const found = search(
    'cp: error writing: No space left on device\nE: dpkg was interrupted, you must manually run it\nerror loading model: see above',
  );
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  workers[0]?.reply(replies[0]);
  const {matches, mentions, entries} = await found;
  const named = [...matches.flatMap(({id, follows}) => [id, ...follows]), ...mentions];
  expect(matches.flatMap(({follows}) => follows)).not.toEqual([]);
  expect(mentions).not.toEqual([]);
  expect([...entries.keys()].sort()).toEqual([...new Set(named)].sort());
  expect(entries.get('disk-full')?.title).toBe('No space left on device: the disk is full');
});
