/** Longer than a worker should take to load and to answer, in milliseconds. */
const SILENCE = 15_000;

const GONE = Symbol();

/** A worker that was started, and what answers in it. */
interface Started<Client> {
  readonly worker: Worker;
  readonly client: Client | Promise<Client>;
}

interface Connection<Client> extends Started<Client> {
  /** Fulfilled when the worker is given up. */
  readonly gone: Promise<typeof GONE>;
  readonly giveUp: () => void;
}

/**
 * Has questions answered in a worker, so that the page stays responsive. If the worker cannot be started, fails or is
 * silent for 15 seconds, what waits for it and all that is asked later is answered on the page's own thread.
 *
 * @param start starts the worker, at the first question; nothing where there can be none, or it throws
 * @param inPage what answers on the page's thread; called for every question
 * @returns asks a question; rejects as the answer does
 */
export function inWorker<Client>(
  start: () => Started<Client> | undefined,
  inPage: () => Client | Promise<Client>,
): <Answer>(question: (client: Client) => Answer | Promise<Answer>) => Promise<Answer> {
  /** Null: without a worker from now on. */
  let connection: Connection<Client> | null | undefined;

  function connect(): Connection<Client> | null {
    try {
      const started = start();
      if (!started) return null;
      const {worker} = started;
      let giveUp = (): void => undefined;
      const gone = new Promise<typeof GONE>((resolve) => {
        giveUp = () => {
          connection = null;
          worker.terminate();
          resolve(GONE);
        };
      });
      worker.addEventListener('error', giveUp);
      worker.addEventListener('messageerror', giveUp);
      return {...started, gone, giveUp};
    } catch {
      // Refused by a policy or by the browser.
      return null;
    }
  }

  return async (question) => {
    if (connection === undefined) connection = connect();
    if (connection) {
      const {client, gone, giveUp} = connection;
      const timer = setTimeout(giveUp, SILENCE);
      const answer = Promise.resolve(client).then(question);
      const first = await Promise.race([answer, gone]).finally(() => clearTimeout(timer));
      if (first !== GONE) return first;
    }
    return question(await inPage());
  };
}
