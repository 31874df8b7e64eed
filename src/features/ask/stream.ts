import {createParser} from 'eventsource-parser';

import type {Message} from './prompt.ts';

/** Tells the reader why there is no answer, and what to do. */
export class AskError extends Error {
  override readonly name = 'AskError';
}

/** How long to wait without output before giving up, in milliseconds. */
const SILENCE = 60_000;
/** Longest answer that is kept, in characters; the answer of a model that never stops is cut here. */
const MAX_ANSWER = 20_000;
/** Tokens the model may answer with. */
const MAX_TOKENS = 900;

/** What is sent, where, and what receives the answer. */
export interface Request {
  readonly address: string;
  readonly model: string;
  readonly messages: readonly Message[];
  /** The reader stops. */
  readonly signal: AbortSignal;
  /** Receives the answer so far, each time it grows. */
  readonly onText: (text: string) => void;
  /** Milliseconds without output; for tests. */
  readonly silence?: number;
}

interface Chunk {
  readonly error?: {readonly message?: string} | string;
  readonly choices?: readonly {
    readonly delta?: {readonly content?: string | null};
    readonly finish_reason?: string | null;
  }[];
}

/**
 * Asks an OpenAI-compatible endpoint and follows its answer.
 *
 * @returns the whole answer
 * @throws AskError with what went wrong and what to do; the signal's reason when the reader stops
 */
export async function askModel(request: Request): Promise<string> {
  const {signal, silence = SILENCE} = request;
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), silence);
  };
  const stop = (): void => late.abort();
  signal.addEventListener('abort', stop);
  try {
    wait();
    const response = await fetch(request.address, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'text/event-stream'},
      body: JSON.stringify({
        model: request.model,
        messages: request.messages,
        stream: true,
        temperature: 0,
        max_tokens: MAX_TOKENS,
      }),
      signal: late.signal,
    });
    if (!response.ok) throw refusal(response.status, await response.text(), request.model);
    if (!(response.headers.get('content-type') ?? '').includes('text/event-stream')) {
      throw new AskError(
        'The endpoint did not stream an answer. Ask your administrator to check that DOCS_ASK is the address of an OpenAI-compatible endpoint, with its version.',
      );
    }
    return await follow(response, request, wait, stop);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AskError) throw error;
    if (late.signal.aborted) {
      throw new AskError(
        'The model did not answer in time. It may be busy or still loading: try again in a minute.',
      );
    }
    throw new AskError(
      'The connection to the model was lost. Check your connection and try again; if it happens again, tell your administrator.',
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function follow(
  response: Response,
  {onText}: Request,
  wait: () => void,
  stop: () => void,
): Promise<string> {
  let text = '';
  let ended = false;
  let failed: AskError | undefined;
  const parser = createParser({
    onEvent({data}) {
      if (ended) return;
      if (data === '[DONE]') {
        ended = true;
        return;
      }
      const chunk = parseChunk(data);
      if (chunk?.error !== undefined) {
        const said = typeof chunk.error === 'string' ? chunk.error : (chunk.error.message ?? '');
        failed = refusal(500, said, '');
        return;
      }
      const [choice] = chunk?.choices ?? [];
      const piece = choice?.delta?.content;
      if (typeof piece === 'string' && piece !== '') {
        text = (text + piece).slice(0, MAX_ANSWER);
        onText(text);
      }
      if (typeof choice?.finish_reason === 'string' || text.length >= MAX_ANSWER) ended = true;
    },
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  while (reader !== undefined && !ended && failed === undefined) {
    const {done, value} = await reader.read();
    if (done) break;
    wait();
    parser.feed(decoder.decode(value, {stream: true}));
  }
  if (failed) throw failed;
  if (!ended) {
    throw new AskError(
      text === ''
        ? 'The endpoint sent nothing that can be read as an answer. Ask your administrator to check DOCS_ASK.'
        : 'The answer was cut off. Ask again for the rest.',
    );
  }
  stop();
  if (text.trim() === '') throw new AskError('The model sent an empty answer. Ask in other words.');
  return text;
}

function parseChunk(data: string): Chunk | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What an error response of the endpoint means for the reader. */
function refusal(status: number, body: string, model: string): AskError {
  if (/context|too long|too many tokens|maximum.{0,20}tokens|max_model_len/i.test(body)) {
    return new AskError(
      'The question and its sections are longer than the model can read. Ask a shorter question; your administrator can serve the model with a longer context.',
    );
  }
  if (status === 401 || status === 403) {
    return new AskError(
      'The endpoint refuses the key of this site. Ask your administrator to check the key that nginx sends.',
    );
  }
  if (status === 404 || /model.{0,60}(?:not exist|not found|unknown)/i.test(body)) {
    return new AskError(
      `The endpoint has no model "${model}", or no such address. Ask your administrator to check DOCS_ASK and DOCS_ASK_MODEL.`,
    );
  }
  if (status === 429) {
    return new AskError('Too many questions at once. Wait a minute, then try again.');
  }
  if (status === 502 || status === 503 || status === 504) {
    return new AskError(
      'The endpoint cannot be reached. The model may not be deployed: try again later, or tell your administrator.',
    );
  }
  return new AskError(
    `The endpoint answered with an error (status ${String(status)}). Try again; if it happens again, tell your administrator.`,
  );
}
