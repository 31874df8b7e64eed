import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';

import type {RawAnswer} from './start.ts';

/** Sends one request unchanged: `fetch` would normalize the path and decompress the response. */
export async function ask(
  port: number,
  target: string,
  options: {method?: string; headers?: Readonly<Record<string, string>>} = {},
): Promise<RawAnswer> {
  const sent = request({host: '127.0.0.1', port, path: target, ...options});
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return {status: response.statusCode ?? 0, headers: response.headers, body};
}
