import {createParser} from 'eventsource-parser';

import type {Message} from './prompt.ts';
import {FAILURES} from './texts.ts';

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
 * Asks an OpenAI-compatible endpoint and follows its answer. Throws an AskError with what went wrong and what to do,
 * or the signal's reason when the reader stops.
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
      throw new AskError(FAILURES.noStream);
    }
    return await follow(response, request, wait);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AskError) throw error;
    if (late.signal.aborted) throw new AskError(FAILURES.late);
    throw new AskError(FAILURES.lost);
  } finally {
    clearTimeout(timer);
    // Whatever ended the answer, the model need not go on.
    stop();
    signal.removeEventListener('abort', stop);
  }
}

async function follow(
  response: Response,
  {model, onText}: Request,
  wait: () => void,
): Promise<string> {
  let text = '';
  let ended = false;
  const parser = createParser({
    onEvent({data}) {
      ended ||= data === '[DONE]';
      if (ended) return;
      const chunk = parseChunk(data);
      if (chunk?.error !== undefined) {
        const said = typeof chunk.error === 'string' ? chunk.error : (chunk.error.message ?? '');
        throw refusal(500, said, model);
      }
      const [choice] = chunk?.choices ?? [];
      const piece = choice?.delta?.content;
      if (typeof piece === 'string' && piece !== '') {
        text += piece;
        onText(text.slice(0, MAX_ANSWER));
      }
      const reason = choice?.finish_reason;
      if (reason === 'content_filter') throw new AskError(FAILURES.filtered);
      if (text.length > MAX_ANSWER || (reason === 'length' && text.trim() !== '')) {
        throw new AskError(FAILURES.longest);
      }
      ended = typeof reason === 'string';
    },
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  while (reader !== undefined && !ended) {
    const {done, value} = await reader.read();
    if (done) break;
    wait();
    parser.feed(decoder.decode(value, {stream: true}));
  }
  if (!ended) throw new AskError(text === '' ? FAILURES.nothing : FAILURES.cutOff);
  if (text.trim() === '') throw new AskError(FAILURES.empty);
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
  // "context" alone is also in Go's `context deadline exceeded`, which is about time.
  if (
    /context[ _-](?:length|size|window)|too long|too many tokens|maximum.{0,20}tokens|max_model_len/i.test(
      body,
    )
  ) {
    return new AskError(FAILURES.tooLong);
  }
  if (status === 401 || status === 403) return new AskError(FAILURES.refused);
  if (status === 404 || /model.{0,60}(?:not exist|not found|unknown)/i.test(body)) {
    return new AskError(FAILURES.noModel(model));
  }
  if (status === 429) return new AskError(FAILURES.tooMany);
  if (status === 502 || status === 503 || status === 504) return new AskError(FAILURES.down);
  return new AskError(FAILURES.other(status));
}
