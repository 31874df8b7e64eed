import * as Comlink from 'comlink';

import {edition} from '../../offline-edition/index.ts';
import type {SearchEngine} from '../core/engine.ts';

import type {SearchWorker, WorkerOptions} from './worker.ts';

/** Longer than loading should take; after it, the worker is replaced. */
const ANSWER_TIMEOUT = 15_000;
/** After this many dead workers, the page searches on its own thread. */
const MAX_DEATHS = 2;

/** The worker's interface, as the page uses it. */
export type SearchClient = Pick<SearchEngine, 'fetchIndexes' | 'search'>;

class WorkerDied extends Error {
  override name = 'WorkerDied';
}

interface Connection {
  readonly remote: Promise<SearchClient>;
  /** Rejects when the worker dies. */
  readonly death: Promise<never>;
  close(): void;
}

function connect(options: WorkerOptions): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const death = new Promise<never>((_, reject) => {
    const die = (): void => reject(new WorkerDied('The search worker stopped'));
    worker.addEventListener('error', die);
    worker.addEventListener('messageerror', die);
  });
  // The rejection may happen while nothing awaits it.
  death.catch(() => undefined);
  const Remote = Comlink.wrap<typeof SearchWorker>(worker);
  return {
    remote: new Remote(options),
    death,
    close: () => worker.terminate(),
  };
}

/**
 * Searches in a worker. A worker that cannot be created, dies or stops answering is replaced; if that keeps
 * happening, the page searches on its own thread, with the same code.
 */
class ResilientClient implements SearchClient {
  private connection: Connection | null = null;
  private inPage: Promise<SearchClient> | null = null;
  private deaths = 0;

  constructor(private readonly options: WorkerOptions) {}

  fetchIndexes = (...args: Parameters<SearchEngine['fetchIndexes']>) =>
    this.ask((client) => client.fetchIndexes(...args));

  search = (...args: Parameters<SearchEngine['search']>) =>
    this.ask((client) => client.search(...args));

  private async ask<Answer>(question: (client: SearchClient) => Promise<Answer>): Promise<Answer> {
    const connection = this.open();
    if (!connection) return question(await this.page());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new WorkerDied('The search worker is silent')),
        ANSWER_TIMEOUT,
      );
    });
    try {
      const answer = connection.remote.then(question);
      // The race may be over; ignore a late failure.
      answer.catch(() => undefined);
      return await Promise.race([answer, connection.death, silence]);
    } catch (error) {
      if (!(error instanceof WorkerDied)) throw error;
      this.bury(connection);
      return await question(await this.page());
    } finally {
      clearTimeout(timer);
    }
  }

  private open(): Connection | null {
    // A page from the file system may not start a worker.
    if (this.deaths >= MAX_DEATHS || edition()) return null;
    if (!this.connection) {
      try {
        this.connection = connect(this.options);
      } catch {
        // Refused by a policy or by the browser.
        this.deaths = MAX_DEATHS;
        return null;
      }
    }
    return this.connection;
  }

  private bury(connection: Connection): void {
    if (this.connection !== connection) return;
    connection.close();
    this.connection = null;
    this.deaths += 1;
  }

  private page(): Promise<SearchClient> {
    if (!this.inPage) {
      const loading = import('./worker.ts').then((module) => new module.SearchWorker(this.options));
      this.inPage = loading;
      loading.catch(() => {
        this.inPage = null;
      });
    }
    return this.inPage;
  }
}

let shared: SearchClient | null = null;

/**
 * The page's one search client; box and search page share its worker and its indexes. Only the options of the
 * first call are used.
 */
export function searchClient(options: WorkerOptions): SearchClient {
  shared ??= new ResilientClient(options);
  return shared;
}
